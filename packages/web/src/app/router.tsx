import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { store, useStore } from './store.ts';

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
}

const read = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) });
const here = store<Place>(read());
addEventListener('popstate', () => here.set(read()));

export const usePlace = (): Place => useStore(here);

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  const left = here.get().path;
  here.set(read());
  if (here.get().path !== left) scrollTo(0, 0);
}

/** A link within the page; with a modifier key, or to elsewhere, the browser does what it always does. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || rest.target) return;
    event.preventDefault();
    go(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
