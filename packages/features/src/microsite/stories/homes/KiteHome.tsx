import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Link } from 'react-router'
import { MicrositeHero } from '../../MicrositeHero/MicrositeHero.tsx'
import { MicrositeSection } from '../../MicrositeSection/MicrositeSection.tsx'
import { micrositePageAddress } from '../../microsite.ts'
import { NewsList } from '../../NewsList/NewsList.tsx'
import { PersonList } from '../../PersonList/PersonList.tsx'
import { TrackCard } from '../../TrackCard/TrackCard.tsx'
import { WindRose } from '../../WindRose/WindRose.tsx'
import { kiteSite, text } from '../sites.ts'
import * as css from './homes.css.ts'
import { ruler } from './ruler.ts'

/** Share of the hours in percent, clockwise from north, by four speed bands. */
const hours = [
  [1.6, 0.8, 0.2, 0],
  [1.2, 0.5, 0.1, 0],
  [1.1, 0.4, 0, 0],
  [1.4, 0.6, 0.1, 0],
  [1.8, 0.9, 0.2, 0],
  [2.2, 1.4, 0.3, 0],
  [2.6, 2.0, 0.6, 0.1],
  [2.9, 2.8, 1.1, 0.2],
  [3.1, 3.6, 1.8, 0.4],
  [3.6, 5.2, 3.4, 1.1],
  [3.4, 6.4, 5.0, 2.2],
  [2.8, 4.6, 3.8, 1.4],
  [2.2, 2.6, 1.6, 0.4],
  [1.9, 1.5, 0.6, 0.1],
  [1.8, 1.1, 0.4, 0],
  [1.7, 1.0, 0.3, 0],
]
const shares = hours.map((bands) => bands.map((percent) => percent / 100))

/** The home page of the kite series, with the wind of its mast. */
export function KiteHome() {
  const { pick } = useFormat()
  const say = (cn: string, en: string) => pick(text(cn, en))
  const to = (page: string) => micrositePageAddress(kiteSite, page)
  return (
    <main id="content" tabIndex={-1}>
      <MicrositeHero
        title={pick(kiteSite.title)}
        eyebrow={say('2026 低空风场预报与航线规划赛', 'Low-altitude wind and route race 2026')}
        lead={[
          say('九座测风塔，三百米以下的风。', 'Nine masts, the wind below three hundred metres.'),
          say('飞得稳，先要知道风往哪里拐。', 'To fly steadily, know where the wind will turn.'),
        ]}
        aside="figure"
        actions={
          <>
            <LinkButton component={Link} to={to('competition')} variant="primary" size="l">
              {say('看三道赛题', 'See the questions')}
            </LinkButton>
            <LinkButton component={Link} to={to('content-1')} size="l">
              {say('飞行规则', 'Rules of flight')}
            </LinkButton>
          </>
        }
      >
        <div className={css.panelHead}>
          <h2 className={css.panelTitle}>{say('苍山 03 号测风塔', 'Mast 03, Mount Cang')}</h2>
          <span className={css.panelNote}>{say('离地 80 米 · 近 30 天', '80 m above ground · last 30 days')}</span>
        </div>
        <WindRose
          label={say(
            '近 30 天盛行西南风，占 17%，其中 2.2% 的时次超过 10.8 米每秒；东北风最少。',
            'South-westerly winds prevail with 17 % of the hours, 2.2 % above 10.8 m/s; north-easterly winds are rarest.',
          )}
          shares={shares}
          winds={[say('北', 'N'), say('东', 'E'), say('南', 'S'), say('西', 'W')]}
          bands={['< 3.4 m/s', '3.4 – 7.9', '8.0 – 10.7', '≥ 10.8']}
        />
      </MicrositeHero>
      <div className={css.page}>
        <MicrositeSection
          title={say('三道赛题', 'Three questions')}
          note={say('同一阵风，由近及远', 'One wind, from near to far')}
        >
          <div className={css.tracks}>
            <TrackCard
              label={say('第一题', 'Question one')}
              title={say('塔间插值', 'Between the masts')}
              line={say('由九座塔还原 500 米格点风场', 'A wind field on a 500 m grid from nine masts')}
              to="/competitions/1006"
              action={say('参加', 'Enter')}
              prize="¥120,000"
              teams={412}
              schedule={ruler({ signup: [-40, -12], a: [-20, 10], b: [14, 24] })}
            />
            <TrackCard
              label={say('第二题', 'Question two')}
              title={say('阵风预警', 'Warning of gusts')}
              line={say('提前 10 分钟报出 10.8 米每秒以上的阵风', 'Gusts above 10.8 m/s, ten minutes ahead')}
              to="/competitions/1007"
              action={say('参加', 'Enter')}
              prize="¥180,000"
              teams={268}
              schedule={ruler({ signup: [-34, 4], a: [-10, 16], b: [20, 28] })}
            />
            <TrackCard
              label={say('第三题', 'Question three')}
              title={say('避风航迹', 'A sheltered path')}
              line={say('给巡检无人机规划最省电的往返航线', 'The return flight that costs an inspection drone least')}
              to="/competitions/1005"
              action={say('报名', 'Sign up')}
              prize="¥260,000"
              teams={97}
              schedule={ruler({ signup: [-20, 12], a: [14, 26], b: [28, 34] })}
            />
          </div>
        </MicrositeSection>
        <div className={css.two}>
          <MicrositeSection title={say('资讯', 'News')}>
            <NewsList
              items={[
                {
                  id: 3,
                  at: '2026-11-19T10:00:00+08:00',
                  title: say('洱海东岸新增两座 120 米塔的数据', 'Two masts of 120 m east of Lake Erhai join the data'),
                },
                {
                  id: 2,
                  at: '2026-11-10T09:30:00+08:00',
                  title: say('第二题评分改用提前量加权', 'Question two now rewards earlier warnings'),
                },
                {
                  id: 1,
                  at: '2026-10-28T14:00:00+08:00',
                  title: say('试飞日记录：风比预报早到四十分钟', 'A test flight: the wind came forty minutes early'),
                },
              ].map((item) => ({ ...item, to: to(`news/${item.id}`) }))}
            />
          </MicrositeSection>
          <MicrositeSection title={say('评委', 'Judges')}>
            <PersonList
              people={[
                { name: '段云深', role: say('山地边界层气象', 'Mountain boundary layers') },
                { name: '柏舟', role: say('无人机航迹优化', 'Flight path optimisation') },
                { name: 'Hanna Lindqvist', role: say('风能资源评估', 'Wind resource assessment') },
              ]}
            />
          </MicrositeSection>
        </div>
      </div>
    </main>
  )
}
