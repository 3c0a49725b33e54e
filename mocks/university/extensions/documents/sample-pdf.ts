/** Text in a PDF's string: signs that end it or that Helvetica's standard encoding lacks become others. */
const escaped = (text: string) => text.replace(/[\\()]/g, String.raw`\$&`).replace(/[^ -~]/g, '?');

/**
 * A PDF of one page (A4) with a title and lines of text, after ISO 32000-1, 7.5: objects, where each begins, and where that
 * list begins. All of it is ASCII, so that a place in the text is one in the file.
 */
export function samplePdf(title: string, lines: readonly string[]): string {
  const shown = lines.map((line) => `(${escaped(line)}) '`);
  const page = ['BT', '/F 20 Tf', '24 TL', '72 760 Td', `(${escaped(title)}) Tj`, '/F 12 Tf', ...shown, 'ET'].join(
    '\n',
  );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const list = text.length;
  const size = objects.length + 1;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${list}\n%%EOF\n`;
}
