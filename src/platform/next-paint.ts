/** Calls back when what has been drawn is on the screen: a frame draws it, and the next begins when that is done. */
export function afterNextPaint(done: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(done);
  });
  return () => cancelAnimationFrame(frame);
}
