import { prepare } from '../boot/take-over.ts';
import { showAnew } from './live.ts';
import { messages, type Shown } from './messages.ts';

/*
 * What a page loads while its author writes: it is taken over at once, and follows the files from then on.
 */
const hot = import.meta.hot;
const router = await prepare()(true);

if (hot && router) {
  const tellPlace = () => hot.send(messages.at, { path: router.state.location.pathname });
  let path = '';
  router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    tellPlace();
  });
  hot.on(messages.shown, (shown: Shown) => showAnew(router, shown));
  hot.on('vite:ws:connect', tellPlace);
  tellPlace();
}
