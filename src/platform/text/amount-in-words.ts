const ones = 'zero one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const small = [...ones, ...teens];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** The units of Indian English. */
const units = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

function inWords(n: number): string {
  const unit = units.find(([size]) => n >= size);
  if (unit) {
    const [size, name] = unit;
    const rest = n % size;
    return `${inWords(Math.floor(n / size))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ''}`;
  }
  if (n < 20) return small[n] ?? '';
  return `${tens[Math.floor(n / 10)]}${n % 10 > 0 ? `-${small[n % 10]}` : ''}`;
}

/** An amount in words, as receipts have it: `Rupees one lakh twenty-five thousand only`. */
export function amountInWords(amount: number): string {
  const paise = Math.round(amount * 100);
  const [whole, rest] = [Math.floor(paise / 100), paise % 100];
  return `Rupees ${inWords(whole)}${rest > 0 ? ` and ${inWords(rest)} paise` : ''} only`;
}
