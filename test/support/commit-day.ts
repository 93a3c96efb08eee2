import { spawnSync } from 'node:child_process';
import { todayIn } from '../../cli/source/calendar.ts';
import { repository } from './copy-dealer-site.ts';

const { stdout } = spawnSync('git', ['log', '-1', '--format=%cs'], { cwd: repository, encoding: 'utf8' });

/** The day of the last commit. What was right on that day stays right, whenever the tests run. Without a repository, today. */
export const commitDay = stdout?.trim() || todayIn('America/New_York');
