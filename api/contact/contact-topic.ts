import { namedTopics } from '../../schemas/named-topics.ts';
import { SiteFolder } from '../static/site-folder.ts';
import { contactPageWith } from './contact-page.ts';

/** The part of the contact page's model that we read. */
interface ContactModel {
  blocks: { topics?: { query: string; text: string; interest: string }[] }[];
}

/**
 * The contact page with the message already begun, if the query names one of the page's topics. So this works without JavaScript too. We
 * never put the query itself on the page.
 */
export async function contactPageAbout(folder: string, query: string): Promise<string | undefined> {
  const site = new SiteFolder(folder);
  const html = (query.length > 1 && (await site.read('contact.html'))) || '';
  const data = /<html[^>]* data-page="\/([^"]+)"/.exec(html)?.[1];
  const model: ContactModel = JSON.parse((data && (await site.read(data))) || '{"blocks":[]}');
  const topic = namedTopics(
    model.blocks.flatMap(({ topics = [] }) => topics),
    query,
  );
  if (!topic) return undefined;
  return contactPageWith(html, { values: { message: topic.text, interest: topic.interest } }, 'with its scripts');
}
