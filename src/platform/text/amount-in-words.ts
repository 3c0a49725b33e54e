import { amounts } from '#src/university/formats.ts';

const ones = 'zero one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const small = [...ones, ...teens];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function inWords(n: number): string {
  const unit = amounts.units.find(([size]) => n >= size);
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
  // Cut, as figures are shown, but for the traces of binary arithmetic.
  const hundredths = Math.floor(Number((amount * 100).toFixed(6)));
  const [whole, rest] = [Math.floor(hundredths / 100), hundredths % 100];
  return `${amounts.whole} ${inWords(whole)}${rest > 0 ? ` and ${inWords(rest)} ${amounts.hundredth}` : ''} only`;
}
