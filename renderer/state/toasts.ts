import { atom } from 'jotai';

/** A short message over the page. */
export interface Toast {
  title: string;
  text: string;
  tone: 'plain' | 'error';
}

/** Those waiting to be shown; the first is on the screen. */
export const toastsAtom = atom<readonly Toast[]>([]);
