import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { type Head, replaceHead } from '../head.ts';

/** Says in the head of the document what is known only in the browser, beside what the page's own head says; nothing while undefined. */
export function useOwnHead(known: Partial<Head> | undefined): void {
  const page = useLoaderData<PageModel | undefined>();
  useEffect(() => {
    if (known && page) replaceHead({ ...page.head, ...known });
  });
}
