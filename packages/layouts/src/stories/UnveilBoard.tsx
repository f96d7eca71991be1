import { MicrositeHero } from '@shulei/features/publish/microsite/MicrositeHero/MicrositeHero.tsx'
import { MicrositeSection } from '@shulei/features/publish/microsite/MicrositeSection/MicrositeSection.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import * as css from './pages.css.ts'
import { useSay } from './say.ts'

const notices = [
  [
    '甬江港务信息',
    'Yongjiang Port',
    '靠泊时间预测到十分钟以内',
    'Berth times within ten minutes',
    '¥800,000',
    'open',
    '2027/01/15',
    12,
  ],
  [
    '草原生态监测站',
    'Steppe station',
    '从卫星图数出每一群羊',
    'Count every flock from orbit',
    '¥350,000',
    'open',
    '2026/12/31',
    31,
  ],
  [
    '荔湾大学附属医院',
    'Liwan hospital',
    '急诊候诊时长的可解释预报',
    'Explainable waiting times',
    '¥420,000',
    'taken',
    '2026/11/30',
    8,
  ],
  [
    '云岩大数据中心',
    'Yunyan data centre',
    '机房一小时能耗预算误差 2%',
    'Hourly energy budget within 2 %',
    '¥600,000',
    'open',
    '2027/02/10',
    19,
  ],
  [
    '北国古籍数字化中心',
    'Northern classics',
    '残页拼接：五万片纸的来处',
    'Where fifty thousand scraps belong',
    '¥260,000',
    'open',
    '2027/03/01',
    5,
  ],
  [
    '闽江数据服务',
    'Minjiang Data',
    '台风路径下的供水调度',
    'Water supply under a typhoon',
    '¥500,000',
    'taken',
    '2026/11/25',
    14,
  ],
] as const

/** The bounty board: tasks of enterprises and their rewards. */
export function UnveilBoard() {
  const say = useSay()
  return (
    <main id="content" tabIndex={-1}>
      <MicrositeHero
        title={say('揭榜', 'Take it down')}
        eyebrow={say('企业出题，能者揭榜', 'Companies ask, anyone can answer')}
        lead={[
          say('38 张榜，19 张还在墙上。', '38 notices, 19 still on the wall.'),
          say('揭下一张，就是一份合同。', 'Take one down and it becomes a contract.'),
        ]}
        actions={
          <>
            <LinkButton variant="primary" size="l" href="#board">
              {say('看榜', 'See the board')}
            </LinkButton>
            <LinkButton size="l" href="/help">
              {say('我要出榜', 'Post a notice')}
            </LinkButton>
          </>
        }
      />
      <div className={css.page} id="board">
        <MicrositeSection
          title={say('榜文', 'Notices')}
          note={say('揭榜后由出题方评审，20 个工作日内签约', 'The poster decides and signs within 20 working days')}
        >
          <div className={css.grid}>
            {notices.map(([fromCn, fromEn, cn, en, reward, state, until, teams]) => (
              <article key={cn} className={css.notice}>
                <p className={css.from}>{say(fromCn, fromEn)}</p>
                <h3 className={css.question}>{say(cn, en)}</h3>
                <p className={css.reward}>{reward}</p>
                <p className={css.foot}>
                  <span>{say(`${teams} 队揭榜 · 至 ${until}`, `${teams} teams · until ${until}`)}</span>
                  <Tag tone={state === 'open' ? 'success' : 'neutral'}>
                    {state === 'open' ? say('可揭榜', 'Open') : say('已揭榜', 'Taken')}
                  </Tag>
                </p>
              </article>
            ))}
          </div>
        </MicrositeSection>
      </div>
    </main>
  )
}
