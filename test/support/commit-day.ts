import { spawnSync } from 'node:child_process';
import { todayIn } from '../../cli/source/calendar.ts';
import { repository } from './copy-dealer-site.ts';

const { stdout } = spawnSync('git', ['log', '-1', '--format=%cs'], { cwd: repository, encoding: 'utf8' });

/** The day of the last commit: what was right on it stays right, whenever the tests are run. Today where there is no repository. */
export const commitDay = stdout?.trim() || todayIn('America/New_York');
