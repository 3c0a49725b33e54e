/**
 * The oldest browsers that the portal works in, as builds name them: the last Chrome and Edge of Windows 7 and 8, the last
 * Firefox of Windows 7 and of macOS 10.12, the Safari of the iPhone 8. A build lowers syntax and styles to them; what it
 * calls is checked (library-floor.ts), and what is older is told so (vite/old-browser.ts).
 */
export const browserFloor = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];

/** The same for people: “Chrome 109, Edge 109”. */
export const browserFloorNames = browserFloor
  .map((target) =>
    target.replace(/^(\w)([a-z]*)/, (_, first: string, rest: string) => `${first.toUpperCase()}${rest} `),
  )
  .join(', ');
