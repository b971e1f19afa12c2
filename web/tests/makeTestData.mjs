// Before the tests, saves whole games, single scenes and an evidence file that the Python rules engine writes.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export default function setup() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const env = { ...process.env, PYTHONPATH: `${root}src:${root}` };
  const verify = ['benben.cli', 'verify', 'tests/records/giza-contributions.record', '--evidence'];
  for (const words of [
    ['tools.web_test_games'],
    ['tools.showcase_scenes'],
    [...verify, 'web/tests/saved-games/giza.evidence.json'],
  ]) {
    execFileSync(process.env['PYTHON'] ?? 'python', ['-m', ...words], { cwd: root, env, stdio: 'inherit' });
  }
}
