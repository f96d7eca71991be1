import { Button } from '@shulei/ui/Button/Button.tsx'
import { Meter } from '@shulei/ui/Meter/Meter.tsx'
import { StepLine } from '@shulei/ui/StepLine/StepLine.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { useState } from 'react'
import * as css from './review.css.ts'
import { useSay } from './say.ts'

const criteria = [
  ['问题界定', 'Problem', '边界、约束与假设是否清楚', 'Bounds, constraints, assumptions', 15, 13],
  ['方法创新', 'Method', '相对现有做法的实质改进', 'What is new in substance', 25, 20],
  ['数据与验证', 'Evidence', '数据来源、对照与不确定性', 'Sources, controls, doubt', 25, 21],
  ['可落地性', 'Practice', '设备、调度与结算条件', 'Devices, dispatch, settlement', 25, 0],
  ['表达', 'Writing', '图表与论证是否便于复核', 'Can it be checked', 10, 8],
] as const

const plans = [
  ['012', '多元储能与空调负荷协同', 'Storage and cooling together', 92],
  ['027', '园区级虚拟电厂报价', 'Bids of a campus power plant', 78],
  ['031', '电动公交有序充电', 'Charging electric buses in turn', 'now'],
  ['038', '数据中心错峰迁移', 'Moving data centre load', 'draft'],
  ['044', '居民侧价格弹性引导', 'Prices that move households', null],
  ['052', '钢厂连铸节拍平移', 'Shifting a steel mill', null],
  ['060', '冷库群温度惯性调峰', 'Cold stores as a battery', null],
] as const

/** The reviewer's screen of the mock-up: plans, the plan being read, the scores. */
export function ReviewDesk() {
  const say = useSay()
  const [points, setPoints] = useState<number[]>(criteria.map((criterion) => criterion[5]))
  const change = (at: number, by: number) =>
    setPoints(points.map((value, i) => (i === at ? Math.min(criteria[i]?.[4] ?? 0, Math.max(0, value + by)) : value)))
  return (
    <main id="content" tabIndex={-1} className={css.desk}>
      <section className={css.list} aria-label={say('方案', 'Plans')}>
        <div className={css.listHead}>
          <h2 className={css.heading}>{say('方案', 'Plans')}</h2>
          <span className={css.note}>{say('按编号', 'by number')}</span>
        </div>
        <ul>
          {plans.map(([number, cn, en, state]) => (
            <li key={number} className={css.plan} aria-current={state === 'now' || undefined}>
              <span className={css.note}>{number}</span>
              <span className={css.planName}>{say(cn, en)}</span>
              {typeof state === 'number' ? (
                <b className={css.score}>{state}</b>
              ) : (
                <Tag tone={state === 'now' ? 'accent' : state === 'draft' ? 'warning' : 'neutral'}>
                  {state === 'now'
                    ? say('在评', 'Now')
                    : state === 'draft'
                      ? say('草稿', 'Draft')
                      : say('未评', 'Open')}
                </Tag>
              )}
            </li>
          ))}
        </ul>
      </section>
      <div className={css.reading}>
        <p className={css.bar}>
          <b>031</b>
          <span>{say('匿名评审，队名评完可见', 'Blind review; the team is named afterwards')}</span>
          <span className={css.end}>{say('第 4 / 22 页', 'Page 4 of 22')}</span>
        </p>
        <article className={css.paper}>
          <h1 className={css.paperTitle}>
            {say(
              '电动公交有序充电：把 380 辆车当一块电池',
              'Charging electric buses in turn: 380 vehicles as one battery',
            )}
          </h1>
          <p>
            {say(
              '夜间回场后，车辆平均停放 6.2 小时，而充满只需 2.1 小时。我们把多出的 4.1 小时当作可平移的容量，在保证次日首班电量不低于 92% 的前提下，按 15 分钟粒度竞价。',
              'At night a bus stands for 6.2 hours and needs 2.1 to charge. We treat the other 4.1 as capacity that can be moved, bid in steps of 15 minutes, and never leave below 92 %.',
            )}
          </p>
          <h2 className={css.heading}>{say('3.2 对照结果', '3.2 Compared')}</h2>
          <StepLine
            label={say(
              '有序充电把晚高峰从 8.1 兆瓦压到 5.6 兆瓦',
              'Ordered charging cuts the evening peak from 8.1 to 5.6 MW',
            )}
            table={{
              caption: say('充电功率', 'Charging power'),
              columns: [say('方式', 'Way'), say('时刻', 'Time'), say('兆瓦', 'MW')],
            }}
            formatAt={(at) => `${at}:00`}
            formatValue={(value) => value.toFixed(1)}
            ends={['18:00', '06:00']}
            empty=""
            series={[
              {
                id: 'free',
                label: say('无序', 'Unordered'),
                tone: 'rest',
                points: [
                  [18, 3.2],
                  [20, 7.4],
                  [22, 8.1],
                  [24, 6],
                  [27, 3],
                  [30, 1.2],
                ].map(([at, value]) => ({ at: at ?? 0, value: value ?? 0 })),
              },
              {
                id: 'turn',
                label: say('有序', 'Ordered'),
                tone: 'mine',
                points: [
                  [18, 3.2],
                  [20, 4.6],
                  [22, 5.2],
                  [24, 5.6],
                  [27, 5.4],
                  [30, 4.8],
                ].map(([at, value]) => ({ at: at ?? 0, value: value ?? 0 })),
              },
            ]}
          />
          <p>
            {say(
              '在三个场站 2025 年 9 月的实测上，晚高峰峰值下降 31%，电费下降 18%，没有一班车因电量不足晚点。',
              'In September 2025 three depots cut their evening peak by 31 % and their bill by 18 %; no bus left late.',
            )}
          </p>
          <p className={css.remark}>
            {say(
              '变压器过载裕度的取值见附录 B，但未说明夏季温升修正，建议评委核对。',
              'Appendix B gives the transformer margin without the summer correction; worth checking.',
            )}
          </p>
        </article>
      </div>
      <section className={css.panel} aria-label={say('评分', 'Scores')}>
        <div className={css.total}>
          <h2 className={css.heading}>{say('评分', 'Scores')}</h2>
          <span>
            <b className={css.totalFigure}>{points.reduce((sum, value) => sum + value, 0)}</b> / 100
          </span>
        </div>
        {criteria.map(([cn, en, hintCn, hintEn, most], index) => {
          const name = say(cn, en)
          const value = points[index] ?? 0
          return (
            <div key={cn} className={css.criterion}>
              <div>
                <h3 className={css.planName}>{name}</h3>
                <p className={css.note}>{say(hintCn, hintEn)}</p>
              </div>
              <div className={css.stepper}>
                <Button
                  size="s"
                  aria-label={say(`${name}减一分`, `${name}: one point less`)}
                  onPress={() => change(index, -1)}
                >
                  −
                </Button>
                <span className={css.points}>{value}</span>
                <Button
                  size="s"
                  aria-label={say(`${name}加一分`, `${name}: one point more`)}
                  onPress={() => change(index, 1)}
                >
                  +
                </Button>
              </div>
              <div className={css.meter}>
                <Meter
                  label={name}
                  value={value}
                  max={most}
                  valueText={`${value} / ${most}`}
                  isTextHidden
                  tone="accent"
                />
              </div>
            </div>
          )
        })}
        <TextArea
          label={say('评语', 'Remarks')}
          hint={say('至少 20 字，参赛者可见', 'At least 20 characters; the team reads them')}
          rows={3}
          defaultValue={say(
            '论证扎实，建议补充夏季变压器温升下的裕度敏感性。',
            'Sound; please add how the margin reacts to summer heat.',
          )}
        />
        <div className={css.buttons}>
          <Button>{say('存草稿', 'Save draft')}</Button>
          <Button variant="primary">{say('提交评分', 'Submit')}</Button>
        </div>
      </section>
    </main>
  )
}
