/** Orders texts without regard to case, the same in every place: no locale decides. */
export function byText(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  return x < y ? -1 : x > y ? 1 : 0;
}

export const sameText = (a: string, b: string) => byText(a.trim(), b.trim()) === 0;
