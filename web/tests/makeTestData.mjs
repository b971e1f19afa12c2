// Before the tests, saves whole games and single scenes that the Python rules engine plays.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export default function setup() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const env = { ...process.env, PYTHONPATH: `${root}src:${root}` };
  for (const tool of ['tools.web_test_games', 'tools.showcase_scenes']) {
    execFileSync(process.env['PYTHON'] ?? 'python', ['-m', tool], { cwd: root, env, stdio: 'inherit' });
  }
}
