import { type KeyboardEvent, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { Button } from './Button.tsx';
import Modal from './Modal.tsx';
import { Photograph, type PhotographData } from './Photograph.tsx';
import * as styles from './PhotographViewer.css.ts';

interface PhotographViewerProps {
  title: string;
  photographs: readonly PhotographData[];
  /** Index of the photograph to show first. */
  first: number;
  onClose: () => void;
}

/** Full-screen photographs, one at a time. Swipe, scroll, use the arrow keys, or click a thumbnail. */
export default function PhotographViewer({ title, photographs, first, onClose }: PhotographViewerProps) {
  const [index, setIndex] = useState(first);
  const track = useRef<HTMLUListElement>(null);
  const small = useRef<HTMLUListElement>(null);
  /** Where a key or a button is taking the track. What it passes on the way does not count. */
  const goal = useRef<number>(undefined);
  const count = photographs.length;
  const go = (to: number, behavior: ScrollBehavior = 'auto') => {
    const { clientWidth = 0 } = track.current ?? {};
    goal.current = (to + count) % count;
    setIndex(goal.current);
    // Chrome of 2023 would stop `scrollIntoView` halfway as soon as the small ones scroll.
    track.current?.scrollTo({ left: goal.current * clientWidth, behavior });
  };
  const forgetGoal = () => {
    goal.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it begins
  useLayoutEffect(() => go(first, 'instant'), []);
  useEffect(() => {
    const choice = small.current?.children[index] as HTMLElement;
    // `scrollIntoView` would end the scrolling of the large ones.
    small.current?.scrollTo({ left: choice.offsetLeft - choice.offsetWidth });
  }, [index]);
  const onScroll = ({ currentTarget }: UIEvent) => {
    const at = Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth));
    if (goal.current !== undefined && goal.current !== at) return;
    forgetGoal();
    setIndex(at);
  };
  const scrolling = { onScroll, onPointerDown: forgetGoal, onWheel: forgetGoal };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <Modal title={title} shape="screen" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work from every button in it */}
      <div className={styles.root} onKeyDown={onKeyDown}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keys in every browser */}
        <ul ref={track} aria-label={title} tabIndex={0} className={styles.track} {...scrolling}>
          {photographs.map((photograph, at) => (
            <li key={photograph.file} className={styles.slide} aria-hidden={at !== index}>
              <Photograph photograph={photograph} sizes="100vw" isFirst={at === first} className={styles.photograph} />
            </li>
          ))}
        </ul>
        <div className={styles.line}>
          <Button className={styles.step} aria-label="Previous photograph" onPress={() => go(index - 1)}>
            <Icon name="arrow-left" />
          </Button>
          <p role="status" className={styles.count}>
            {`${index + 1} of ${count}`}
          </p>
          <Button className={styles.step} aria-label="Next photograph" autoFocus onPress={() => go(index + 1)}>
            <Icon name="arrow-right" />
          </Button>
        </div>
        <ul ref={small} className={styles.small}>
          {photographs.map((photograph, at) => (
            <li key={photograph.file}>
              <Button
                className={styles.choice}
                aria-label={`Photograph ${at + 1}: ${photograph.alt}`}
                aria-current={at === index || undefined}
                onPress={() => go(at)}
              >
                <Photograph photograph={photograph} sizes="5rem" fit="filled" className={styles.thumbnail} />
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
