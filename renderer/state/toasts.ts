import { atom, useSetAtom } from 'jotai';

/** A short message over the page. */
export interface Toast {
  id: number;
  title: string;
  text: string;
  tone: 'plain' | 'error';
}

/** Those waiting to be shown, one at a time; the first is on the screen. */
export const toastsAtom = atom<readonly Toast[]>([]);

let lastId = 0;

const addAtom = atom(null, (get, set, toast: Omit<Toast, 'id'>) => {
  const waiting = get(toastsAtom).filter(({ title, text }) => title !== toast.title || text !== toast.text);
  set(toastsAtom, [...waiting, { ...toast, id: ++lastId }]);
});

const closeAtom = atom(null, (get, set, id: number) => {
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => toast.id !== id),
  );
});

/** Shows a message once those before it have gone. The same message does not wait twice: its time begins anew. */
export function useAddToast(): (toast: Omit<Toast, 'id'>) => void {
  return useSetAtom(addAtom);
}

/** Takes the message of this id away. */
export function useCloseToast(): (id: number) => void {
  return useSetAtom(closeAtom);
}
