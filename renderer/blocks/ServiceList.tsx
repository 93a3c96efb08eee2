import type { ServiceListBlock } from '../../schemas/generated/blocks/service-list.ts';
import { Icon } from '../art/Icon.tsx';
import { Section } from '../layout/Section.tsx';
import { Action } from '../ui/Action.tsx';
import * as styles from './ServiceList.css.ts';

export default function ServiceList({ id, heading, text, services, includedLabel, action }: ServiceListBlock) {
  return (
    <Section id={id} heading={heading} lead={text}>
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.name} id={service.slug} className={styles.service}>
            <div className={styles.words}>
              <h3>{service.name}</h3>
              <p className={styles.quiet}>{service.description}</p>
            </div>
            <div>
              {includedLabel === undefined ? null : <p className={styles.label}>{includedLabel}</p>}
              <ul className={styles.features}>
                {service.features.map((feature) => (
                  <li key={feature} className={styles.feature}>
                    <Icon name="check" size={20} className={styles.tick} />
                    {feature}
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.offer}>
              <p className={styles.price}>{service.priceText}</p>
              {action === undefined ? null : (
                <Action {...action} about={`(${service.name})`} href={hrefFor(action.href, service.slug)} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Adds the service to a link to a page of this site, so that the contact page starts the message with it. */
function hrefFor(href: string | undefined, slug: string | undefined): string | undefined {
  if (slug === undefined || !href?.startsWith('/')) return href;
  return href.replace(/(?=#|$)/, `${href.includes('?') ? '&' : '?'}service=${slug}`);
}
