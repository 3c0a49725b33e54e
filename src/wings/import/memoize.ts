/** More values than a column of choices, dates or marks has; names and numbers go on without being kept. */
const MOST = 4000;

/** A function that works out its answer to a text once, for columns in which the same words stand again and again. */
export function memoize<Answer>(answerTo: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as Answer;
    const answer = answerTo(text);
    if (answers.size < MOST) answers.set(text, answer);
    return answer;
  };
}
