import type { MetricId } from '@shulei/domain/submission/metric.ts'

const text = (value: string) => `'${value.replaceAll("'", "''")}'`

/** A compensated mean in the order of the solution: the same file gives the same last digit every time, so that ties are ties. */
const mean = (term: string) => `select list, favg(${term} order by i) as score from joined group by list`

/**
 * Rows of one score together, so that equal scores share their places: `n` rows, `hits` of them true, `below` rows with a
 * smaller score, of its list.
 */
const scoreGroups = `
  with grouped as (
    select list, p1, count(*) as n, sum(target::double)::bigint as hits from joined group by list, p1),
  placed as (
    select list, p1, n, hits, sum(n) over (partition by list order by p1)::bigint - n as below from grouped),
  totals as (select list, sum(hits)::hugeint as hits, sum(n)::hugeint as n from grouped group by list)`

const auc = `${scoreGroups}
  select list, case when hits = 0 or hits = n then null
    else (ranks2 - hits * (hits + 1))::double / (2 * hits * (n - hits))::double end as score
  from (select list, sum(hits * (2 * below + n + 1))::hugeint as ranks2 from placed group by list) join totals using (list)`

const averagePrecision = `${scoreGroups},
  steps as (
    select list, p1, hits, sum(hits) over (partition by list order by p1 desc)::double as found,
      sum(n) over (partition by list order by p1 desc)::double as seen from placed)
  select list, case when any_value(totals.hits) = 0 then null
    else fsum(steps.hits::double * found / seen order by p1 desc) / any_value(totals.hits)::double end as score
  from steps join totals using (list) group by list`

const logLoss = (labels: readonly string[]) => {
  const ofTruth = labels.map((label, index) => `when ${text(label)} then p${index + 1}`).join(' ')
  return mean(`-ln(least(1 - 1e-15, greatest(1e-15, case target ${ofTruth} end)))`)
}

const macroF1 = (labels: readonly string[]) => `
  with labels as (select unnest([${labels.map(text).join(', ')}]) as label),
  counted as (
    select list, label, count(*) filter (target = label and p1 = label) as hits,
      count(*) filter (target = label) + count(*) filter (p1 = label) as seen
    from joined cross join labels group by list, label)
  select list, avg(case when seen = 0 then 0 else 2.0::double * hits / seen end order by label) as score
  from counted group by list`

/**
 * The query that scores the table `joined (i, list, target, p1 … pn)`: one row per list with its score, null where the metric
 * is undefined. Numbers are doubles already except `target`, which is text. `labels` are in the order of the columns.
 */
export function metricSql(metric: MetricId, labels: readonly string[]): string {
  switch (metric) {
    case 'rmse':
      return `select list, sqrt(score) as score from (${mean('pow(target::double - p1, 2)')})`
    case 'mae':
      return mean('abs(target::double - p1)')
    case 'accuracy':
      return mean('(target = p1)::int')
    case 'auc':
      return auc
    case 'average-precision':
      return averagePrecision
    case 'log-loss':
      return logLoss(labels)
    case 'macro-f1':
      return macroF1(labels)
  }
}
