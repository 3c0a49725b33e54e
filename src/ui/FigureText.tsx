interface Props {
  /** The figure as the sentence has it. */
  readonly figure: string;
  readonly children: string;
}

/** A sentence with its figure in an element of its own, to be drawn large, wherever the language has it in the sentence. */
export function FigureText({ figure, children: sentence }: Props) {
  const at = figure === '' ? -1 : sentence.indexOf(figure);
  if (at < 0) return <span>{sentence}</span>;
  return (
    <>
      {at > 0 && <span>{sentence.slice(0, at)}</span>}
      <b>{figure}</b>
      <span>{sentence.slice(at + figure.length)}</span>
    </>
  );
}
