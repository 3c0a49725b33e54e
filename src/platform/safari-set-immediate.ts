/**
 * React goes on with its work when a message comes that it has sent to its own page. Safari keeps a page that is left, for
 * the Back button, and loses a message that is under way then: React would wait for it for ever, and nothing on the page
 * would answer. Where there is a `setImmediate`, React calls that instead of sending messages; what is due when this page
 * is left is done when it is shown again. To be imported before React.
 */
const { port1, port2 } = new MessageChannel();
const tasks: (() => void)[] = [];

port1.addEventListener('message', () => tasks.shift()?.());
port1.start();

/** Does the task when whatever is being done has ended, and the page could answer. */
export function setImmediate(task: () => void): void {
  tasks.push(task);
  port2.postMessage(undefined);
}

Object.assign(globalThis, { setImmediate });

addEventListener('pageshow', () => {
  for (const task of tasks.splice(0)) task();
});
