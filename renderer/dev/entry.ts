import { prepare } from '../boot/take-over.ts';
import { showAnew } from './live.ts';
import { messages, type Shown } from './messages.ts';
import { createOverlay } from './overlay.ts';
import { pointAtThings } from './point-at.ts';

/*
 * What a page loads in the development server. It hydrates at once and follows file changes. It shows the mistakes to fix and
 * the line that each thing on the page comes from.
 */
const hot = import.meta.hot;
const overlay = createOverlay();
let path = window.location.pathname;
const tellPlace = () => hot?.send(messages.at, { path });

hot?.on(messages.shown, (shown: Shown) => {
  if (shown.path === path) overlay.show(shown);
});
hot?.on(messages.moved, (moved: { path: string; movedTo: string }) => {
  if (moved.path === path) window.location.replace(moved.movedTo);
});
hot?.on('vite:ws:connect', tellPlace);
tellPlace();
pointAtThings();

const router = await prepare()();
if (router) {
  router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    tellPlace();
  });
  hot?.on(messages.shown, (shown: Shown) => showAnew(router, shown));
  // Ask again, because nothing was listening until now.
  tellPlace();
}
