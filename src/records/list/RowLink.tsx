import { type NavigateOptions, type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { type ComponentProps, type MouseEvent, useRef } from 'react';

interface Props extends ComponentProps<'a'> {
  /** Empty where the server has sent none: it is no link then. */
  readonly id: string;
  readonly destination: NavigateOptions;
  /** How the page goes there; by the address alone where the link is opened elsewhere. */
  readonly onFollow: (router: RegisteredRouter) => void;
  /** The code and the data of its page are asked for while the pointer rests on it. */
  readonly preloads?: boolean;
}

const HOVER_MS = 60;

/** The link of a row to its record. It looks at the router when it is used: fifty of the router's own would follow each change of the URL. */
export function RowLink({ id, destination, onFollow, preloads = false, children, ...link }: Props) {
  const router = useRouter();
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);

  function follow(event: MouseEvent): void {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    onFollow(router);
  }

  if (id === '')
    return (
      <span className={link.className} dir="auto">
        {children}
      </span>
    );
  return (
    <a
      href={router.history.createHref(router.buildLocation(destination).publicHref)}
      dir="auto"
      {...link}
      onClick={follow}
      {...(preloads && {
        onPointerEnter: () => {
          hover.current = setTimeout(() => void router.preloadRoute(destination), HOVER_MS);
        },
        onPointerLeave: () => clearTimeout(hover.current),
      })}
    >
      {children}
    </a>
  );
}
