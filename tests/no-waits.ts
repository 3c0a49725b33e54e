/** Two waits that no test is about: with them, half of the time of many tests was spent in waiting. */

const { requestAnimationFrame, setTimeout } = globalThis;

// React shows what follows a placeholder 300 ms after the placeholder at the earliest, so that a page does not flicker.
// It takes the timer for that, and for nothing else, when it is loaded.
Object.assign(globalThis, { setTimeout: (task: () => void) => setTimeout(task) });
await import('react-dom/client');
Object.assign(globalThis, { setTimeout });

// jsdom counts the time of a frame from its own start, and performance.now() from that of the process, a second before:
// what is timed with both, such as a toast that is closing, would take a second longer.
globalThis.requestAnimationFrame = (draw) => requestAnimationFrame(() => draw(performance.now()));
