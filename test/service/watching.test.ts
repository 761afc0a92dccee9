import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { parse } from 'yaml';
import { createBackupMetrics } from '../../src/backup/metrics.ts';
import { createWitnessMetrics } from '../../src/kernel/ledger/witnesses/metrics.ts';
import { watchSigning } from '../../src/service/part-metrics.ts';
import { createMetrics, watchProcess } from '../../src/slice/metrics.ts';
import { startApp } from '../helpers/app.ts';
import { metricsToken } from '../helpers/metrics.ts';

interface Panel {
  id: number;
  title: string;
  datasource: { uid: string };
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { refId: string; expr: string }[];
}

interface Dashboard {
  schemaVersion: number;
  uid: string;
  panels: Panel[];
  templating: { list: { name: string; type: string; query: string }[] };
}

interface Rules {
  groups: {
    name: string;
    rules: {
      alert: string;
      expr: string;
      for?: string;
      labels: Record<string, string>;
      annotations: Record<string, string>;
    }[];
  }[];
}

const textOf = (path: string) => readFile(join(import.meta.dirname, '../..', path), 'utf8');
const dashboard: Dashboard = JSON.parse(await textOf('deploy/grafana/dashboard.json'));
const { groups }: Rules = parse(await textOf('deploy/prometheus/alerts.yaml'));
const rules = groups.flatMap((group) => group.rules);
// The slice can be taken out, but not its panels and alerts.
const optional = /^sync_/;

/** Returns the metrics that an expression of PromQL names. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\b(by|on|without|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z_]\w*\b(?!\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !['and', 'or', 'unless', 'by'].includes(name));
}

t.test('names only metrics that the service has', async (t) => {
  const metrics = createMetrics(metricsToken);
  const { app } = await startApp(t, { metrics });
  watchProcess(metrics);
  watchSigning(metrics.registry);
  createBackupMetrics(metrics.registry, () => new Date());
  createWitnessMetrics(metrics.registry, [{ name: 'w', publicKey: 'w', url: '' }], () => new Date());
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await app.inject({ url: '/metrics', headers });
  const known = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
  );
  // Prometheus adds `up` itself.
  const names = new Set(['up', ...known]);
  const exprs = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
  const used = exprs.map(metricsIn);
  t.ok(used.every((found) => found.length > 0));
  t.same(
    used.flat().filter((name) => !names.has(name) && !optional.test(name)),
    [],
  );
});

t.test('the dashboard has a form that Grafana imports', async (t) => {
  const { schemaVersion, uid, panels, templating } = dashboard;
  t.ok(schemaVersion >= 39 && uid !== '');
  t.match(templating.list, [{ name: 'datasource', type: 'datasource', query: 'prometheus' }]);
  t.equal(new Set(panels.map(({ id }) => id)).size, panels.length);
  const taken = new Map<string, string>();
  for (const { title, datasource, gridPos, targets } of panels) {
    t.match(datasource.uid, /^\$\{datasource\}$/);
    t.equal(new Set(targets.map(({ refId }) => refId)).size, targets.length);
    const { x, y, w, h } = gridPos;
    t.ok(x >= 0 && x + w <= 24, `${title} is within the 24 columns`);
    for (let cell = 0; cell < w * h; cell++) {
      const place = `${x + (cell % w)}/${y + Math.floor(cell / w)}`;
      t.equal(taken.get(place), undefined, `${title} overlaps`);
      taken.set(place, title);
    }
  }
});

t.test('each alert has a valid form, and instructions in docs/operating.md', async (t) => {
  const page = await textOf('docs/operating.md');
  t.equal(new Set(groups.map(({ name }) => name)).size, groups.length);
  t.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length);
  for (const { alert, expr, for: wait = '0m', labels, annotations } of rules) {
    t.match(alert, /^[A-Z]\w+$/);
    t.equal(typeof expr, 'string');
    t.match(wait, /^\d+[smhd]$/);
    t.match(labels['severity'], /^(page|warning)$/);
    t.match(annotations['summary'], /\.$/);
    t.match(page, `| \`${alert}\` |`);
  }
  const documented = [...page.matchAll(/^\| `([A-Z][a-z]+[A-Z]\w+)` \|/gm)].map(([, name]) => name);
  t.same(documented.sort(), rules.map(({ alert }) => alert).sort());
});
