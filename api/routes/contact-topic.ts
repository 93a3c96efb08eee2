import { namedTopics } from '../../schemas/named-topics.ts';
import { SiteFolder } from '../static/site-folder.ts';
import { contactPageWith } from './contact-page.ts';

/** What of the model of the contact page is read here. */
interface ContactModel {
  blocks: { topics?: { query: string; text: string; interest: string }[] }[];
}

/**
 * The contact page of the site in `folder` with a message begun, where the query of its address names a topic of the page, so that the
 * message says what it is about without JavaScript too. Nothing of the query itself is on the page.
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
