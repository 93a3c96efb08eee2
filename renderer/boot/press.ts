/**
 * Follows presses of a finger or a mouse button until their clicks have come, and compositions of letters.
 * @returns a function that resolves once none is under way. React Aria ignores the click of a press that it did not see begin, and a
 * slider that is being dragged would be replaced under the finger.
 */
export function followPresses(): () => Promise<void> {
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    isPressed = true;
  };
  // The menu of the right button may take the end of its press.
  const onDown = ({ button }: PointerEvent) => button === 0 && begin();
  const end = (after: number) => () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isPressed = false;
    }, after);
  };
  document.addEventListener('pointerdown', onDown, true);
  // A phone sends the click a moment after the finger has left. A finger that scrolls cancels its press.
  for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, end(300), true);
  document.addEventListener('click', end(0), true);
  // Replaying ends a composition of letters. A phone composes every word, so wait only while letters come.
  const compose = () => {
    begin();
    end(1000)();
  };
  for (const type of ['compositionstart', 'compositionupdate']) document.addEventListener(type, compose, true);
  document.addEventListener('compositionend', end(0), true);
  return async () => {
    while (isPressed) await new Promise((resolve) => setTimeout(resolve, 16));
  };
}
