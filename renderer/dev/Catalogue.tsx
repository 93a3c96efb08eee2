import type {
  CatalogueBlock,
  CatalogueFile,
  CatalogueKey,
  DevCatalogue,
} from '../../schemas/generated/dev-catalogue.ts';
import * as layout from '../layout/layout.css.ts';
import * as styles from './Catalogue.css.ts';

/** Everything an author can write: every block with its examples, and every key. */
export function Catalogue({ blocks, files }: DevCatalogue) {
  const names = [...blocks, ...files].map(({ name }) => name);
  return (
    <div className={`${layout.container} ${styles.frame}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>Blocks and keys</h1>
        <p className={styles.lead}>
          {blocks.length} blocks with their examples, and every key that a file of the site may have, from the schemas.
        </p>
        <p>
          <a href="/">To the site</a>
        </p>
      </header>
      <nav className={styles.side} aria-label="Blocks and keys">
        <label className={styles.find}>
          Find
          <input className={styles.input} type="search" data-find="" />
        </label>
        <ul className={styles.names}>
          {names.map((name) => (
            <li key={name} data-name={name}>
              <a className={styles.name} href={`#${name}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles.list}>
        {blocks.map((block) => (
          <Block key={block.name} {...block} />
        ))}
        {files.map((file) => (
          <File key={file.name} {...file} />
        ))}
      </main>
    </div>
  );
}

function Block({ name, description, keys, examples }: CatalogueBlock) {
  return (
    <section className={styles.entry} id={name} data-entry={`${name} ${description}`}>
      <h2 className={styles.heading}>{name}</h2>
      <p className={styles.text}>{description}</p>
      {examples.map((yaml, index) => (
        <figure className={styles.example} key={yaml}>
          <iframe
            className={styles.shown}
            src={`/_blocks/${name}/${index}`}
            title={`${name}, example ${index + 1}`}
            loading="lazy"
          />
          <figcaption className={styles.caption}>
            <span>Example {index + 1}</span>
            <a href={`/_blocks/${name}/${index}`}>Alone</a>
            <button className={styles.copy} type="button" data-copy="">
              Copy YAML
            </button>
          </figcaption>
          <pre className={styles.yaml}>{yaml}</pre>
        </figure>
      ))}
      <Keys keys={keys} />
    </section>
  );
}

function File({ name, title, description, keys }: CatalogueFile) {
  return (
    <section className={styles.entry} id={name} data-entry={`${name} ${title} ${description}`}>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.text}>{description}</p>
      <Keys keys={keys} />
    </section>
  );
}

function Keys({ keys }: { keys: readonly CatalogueKey[] }) {
  return (
    <dl className={styles.keys}>
      {keys.map(({ path, type, description, isRequired, default: usual }) => (
        <div className={styles.key} key={path} data-key={path}>
          <dt>
            <code className={styles.path}>{path}</code>
            {isRequired ? <span className={styles.required}>needed</span> : null}
          </dt>
          <dd className={styles.meaning}>
            {description}
            <span className={styles.type}>
              {type}
              {usual === undefined ? '' : `, ${usual} unless written`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
