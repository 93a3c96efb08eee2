import { type MouseEvent, useEffect, useState } from 'react';
import type { GalleryBlock } from '../../schemas/generated/blocks/gallery.ts';
import { hidden } from '../layout/layout.css.ts';
import { Section } from '../layout/Section.tsx';
import { preload, useLate } from '../state/late.ts';
import { Photograph } from '../ui/Photograph.tsx';
import * as styles from './Gallery.css.ts';

const loadViewer = () => import('../ui/PhotographViewer.tsx');
const warmUp = preload(loadViewer);

export default function Gallery({ id, heading, photographs }: GalleryBlock) {
  const [opened, setOpened] = useState<number>();
  const Viewer = useLate(loadViewer, opened !== undefined);
  // If the viewer cannot be loaded, a click opens the photograph itself, also the click that was to load it.
  const instead = Viewer === null && opened !== undefined ? photographs[opened] : undefined;
  useEffect(() => {
    if (instead) location.assign(addressOf(instead));
  }, [instead]);
  if (photographs.length < 2) return null;
  const open = (event: MouseEvent, index: number) => {
    if (Viewer === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(index);
  };
  return (
    <Section id={id} heading={heading} lead={`${photographs.length} photographs`}>
      <ul className={styles.list} data-held="">
        {photographs.map((photograph, index) => (
          <li key={photograph.file} className={styles.item}>
            <a
              href={addressOf(photograph)}
              className={styles.link}
              onClick={(event) => open(event, index)}
              onPointerOver={warmUp}
              onFocus={warmUp}
            >
              <Photograph
                photograph={photograph}
                sizes="(min-width: 64rem) 19rem, 70vw"
                fit="filled"
                className={styles.photograph}
              />
              <span className={hidden}>{`, ${index + 1} of ${photographs.length}`}</span>
            </a>
          </li>
        ))}
      </ul>
      {Viewer && opened !== undefined ? (
        <Viewer title={heading} photographs={photographs} first={opened} onClose={() => setOpened(undefined)} />
      ) : null}
    </Section>
  );
}

function addressOf({ file, renditions }: GalleryBlock['photographs'][number]): string {
  return renditions?.fallback ?? `/images/${file}`;
}
