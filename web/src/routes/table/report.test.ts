import { afterEach, describe, expect, it, vi } from 'vitest';

import { fakeEntry, fakeState } from '../../lib/table/fake';
import type { TableModel } from '../../lib/table/model';
import { makeReport, recordOf, reportName } from './report';

const state = fakeState({ step: 12, view: { round: 2, seats: [{ hand: '?' }] } });
const log = Array.from({ length: 50 }, (_, index) => fakeEntry(index + 1));
const table = { state, log } as unknown as TableModel;

afterEach(() => vi.unstubAllGlobals());

describe('a report of a fault', () => {
  it('holds the record, the versions, the view of the seat, the last entries and the browser', async () => {
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(
        path.endsWith('/record')
          ? new Response('game stone-age\n')
          : Response.json({ info: { version: '0.1.0' } }),
      ),
    );
    const report = await makeReport(table);
    expect(report).toMatchObject({
      report: 'ochre',
      versions: { server: '0.1.0', rules: 1 },
      step: 12,
      record: 'game stone-age\n',
      state,
      browser: { agent: navigator.userAgent },
    });
    expect(report.log.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 11));
    expect(recordOf(JSON.stringify(report))).toBe('game stone-age\n');
    expect(reportName(table)).toBe('ochre-stone-age-abc-12.json');
  });

  it.each(['game stone-age\n', '{"game":"stone-age"}', 'null', ''])('leaves %j as it is', (text) => {
    expect(recordOf(text)).toBe(text);
  });
});
