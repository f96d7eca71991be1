import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { Link } from 'react-router'
import { ForecastFan } from '../../ForecastFan/ForecastFan.tsx'
import { InviteBoard } from '../../InviteBoard/InviteBoard.tsx'
import { MicrositeHero } from '../../MicrositeHero/MicrositeHero.tsx'
import { MicrositeSection } from '../../MicrositeSection/MicrositeSection.tsx'
import { micrositePageAddress } from '../../microsite.ts'
import { NewsList } from '../../NewsList/NewsList.tsx'
import { PersonList } from '../../PersonList/PersonList.tsx'
import { TrackCard } from '../../TrackCard/TrackCard.tsx'
import { text, tideSite } from '../sites.ts'
import * as css from './homes.css.ts'
import { ruler } from './ruler.ts'

const observed = [
  1.2, 1.3, 1.35, 1.5, 1.62, 1.8, 1.95, 2.02, 2.1, 2.16, 2.15, 2.12, 2.0, 1.8, 1.6, 1.42, 1.31, 1.28, 1.27, 1.3, 1.36,
  1.48, 1.66, 1.86, 2.05, 2.2, 2.32, 2.45, 2.62, 2.74,
]
const forecast = [2.74, 2.88, 3.02, 3.14, 3.24, 3.32, 3.38, 3.41, 3.41, 3.38, 3.3, 3.2, 3.06, 2.9, 2.74].map(
  (middle, i) => ({
    middle,
    inner: [middle - 0.035 * i, middle + 0.035 * i] as const,
    outer: [middle - 0.075 * i, middle + 0.066 * i] as const,
  }),
)

/** The home page of the sea series, with its buoy. */
export function TideHome() {
  const { pick } = useFormat()
  const say = (cn: string, en: string) => pick(text(cn, en))
  const to = (page: string) => micrositePageAddress(tideSite, page)
  return (
    <main id="content" tabIndex={-1}>
      <MicrositeHero
        title={pick(tideSite.title)}
        eyebrow={say('2026 全国海洋智能预报赛', 'National race for ocean forecasts 2026')}
        lead={[
          say('26 个浮标，三道难题。', '26 buoys, three hard questions.'),
          say('比天气预报早知道六小时。', 'Know it six hours before the forecast does.'),
        ]}
        actions={
          <>
            <LinkButton component={Link} to={to('competition')} variant="primary" size="l">
              {say('进入赛道', 'See the tracks')}
            </LinkButton>
            <LinkButton component={Link} to={to('invite')} size="l">
              {say('邀请同伴', 'Invite friends')}
            </LinkButton>
          </>
        }
      >
        <div className={css.panelHead}>
          <h2 className={css.panelTitle}>{say('东海 07 号浮标', 'Buoy 07, East China Sea')}</h2>
          <span className={css.panelNote}>29.8°N 122.7°E</span>
          <span className={css.end}>
            <Tag tone="accent" hasDot>
              {say('实时', 'Live')}
            </Tag>
          </span>
        </div>
        <ForecastFan
          label={say(
            '过去 48 小时浪高从 1.2 米升到 2.7 米；未来 24 小时预计最高 3.4 米，90% 区间 2.9 至 4.0 米。',
            'Waves rose from 1.2 m to 2.7 m in 48 hours; the next 24 hours reach about 3.4 m, between 2.9 and 4.0 m with 90 % certainty.',
          )}
          observed={observed}
          forecast={forecast}
          ticks={[0, 1, 2, 3, 4]}
          formatTick={(metres) => `${metres} m`}
          texts={{
            observed: say('观测 48 h', 'Observed 48 h'),
            forecast: say('预测 24 h，50% / 90%', 'Forecast 24 h, 50 % / 90 %'),
            now: say('现在', 'Now'),
            from: '11/19',
            until: '11/22',
          }}
        />
      </MicrositeHero>
      <div className={css.page}>
        <MicrositeSection
          title={say('三条赛道', 'Three tracks')}
          note={say('同一片海，三种问法', 'One sea, three ways to ask')}
        >
          <div className={css.tracks}>
            <TrackCard
              label={say('赛道一', 'Track one')}
              title={say('浪高短临', 'Waves within hours')}
              line={say('未来 6 小时逐时有效波高', 'Significant wave height, hour by hour for six hours')}
              to="/competitions/1007"
              action={say('进入赛道', 'Enter')}
              prize="¥300,000"
              teams={1284}
              schedule={ruler({ signup: [-44, -18], a: [-26, 2], b: [6, 14] })}
            />
            <TrackCard
              label={say('赛道二', 'Track two')}
              title={say('海雾生消', 'Fog over the sea')}
              line={say(
                '能见度低于 1 公里的起止时刻',
                'When visibility falls below one kilometre, and when it returns',
              )}
              to="/competitions/1006"
              action={say('进入赛道', 'Enter')}
              prize="¥200,000"
              teams={536}
              schedule={ruler({ signup: [-44, -22], a: [-20, 8], b: [13, 22] })}
            />
            <TrackCard
              label={say('赛道三', 'Track three')}
              title={say('航线改道', 'A safer route')}
              line={say('给 40 艘船重排 72 小时航线', 'New routes for 40 ships over 72 hours')}
              to="/competitions/1003"
              action={say('报名', 'Sign up')}
              prize="¥400,000"
              teams={158}
              schedule={ruler({ signup: [-36, 6], a: [8, 22], b: [25, 33] })}
            />
          </div>
        </MicrositeSection>
        <div className={css.three}>
          <MicrositeSection title={say('专家', 'Experts')}>
            <PersonList
              people={[
                { name: '乔远舟', role: say('海浪数值预报，评审组长', 'Numerical wave models, head of the jury') },
                { name: '叶澜', role: say('卫星遥感反演', 'Satellite retrieval') },
                { name: 'Ines Duarte', role: say('集合预报与概率评分', 'Ensembles and probabilistic scores') },
                { name: '马汀', role: say('港航调度', 'Port and shipping schedules') },
              ]}
            />
          </MicrositeSection>
          <MicrositeSection title={say('赛事新闻', 'News')}>
            <NewsList
              items={[
                {
                  id: 4,
                  at: '2026-11-20T09:00:00+08:00',
                  title: say(
                    'B 榜浮标名单已封存，校验值同步公布',
                    'Buoys of list B are sealed; the checksum is public',
                  ),
                },
                {
                  id: 3,
                  at: '2026-11-12T15:00:00+08:00',
                  title: say('赛道三补充 12 艘冷藏船的时窗约束', 'Track three: time windows for 12 reefer ships'),
                },
                {
                  id: 2,
                  at: '2026-11-03T10:00:00+08:00',
                  title: say('线上答疑第 2 场：浅水破碎怎么算分', 'Questions and answers 2: how breaking waves score'),
                },
                {
                  id: 1,
                  at: '2026-10-20T10:00:00+08:00',
                  title: say('初赛 A 榜开放，首日 312 队提交', 'List A opens: 312 teams on the first day'),
                },
              ].map((item) => ({ ...item, to: to(`news/${item.id}`) }))}
            />
          </MicrositeSection>
          <MicrositeSection title={say('邀请榜', 'Invitations')} note={say('每日 02:00 更新', 'Daily at 02:00')}>
            <InviteBoard
              inviters={[
                { id: 208403, name: '舒望', people: 86 },
                { id: 208420, name: '孟怀远', people: 71 },
                { id: 208402, name: '闻一', people: 64 },
              ]}
            />
          </MicrositeSection>
        </div>
      </div>
    </main>
  )
}
