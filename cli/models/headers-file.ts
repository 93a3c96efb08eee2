import { securityLines } from '../../api/security-headers.ts';
import { hashedFolders, keptForGood } from '../../api/static/send-file.ts';

/** The headers of all answers, as Netlify, Cloudflare Pages and others read them. */
export function headersFile(): string {
  const forGood = hashedFolders.map((folder) => `/${folder}/*\n  cache-control: ${keptForGood}\n`);
  return `/*\n  ${securityLines.join('\n  ')}\n${forGood.join('')}`;
}
