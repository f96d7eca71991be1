import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Link } from 'react-router'
import { HourGrid } from '../../HourGrid/HourGrid.tsx'
import { MicrositeHero } from '../../MicrositeHero/MicrositeHero.tsx'
import { MicrositeSection } from '../../MicrositeSection/MicrositeSection.tsx'
import { micrositePageAddress } from '../../microsite.ts'
import { NewsList } from '../../NewsList/NewsList.tsx'
import { PersonList } from '../../PersonList/PersonList.tsx'
import { TrackCard } from '../../TrackCard/TrackCard.tsx'
import { lampsSite, text } from '../sites.ts'
import * as css from './homes.css.ts'
import { ruler } from './ruler.ts'

const days = [
  text('周一', 'Mon'),
  text('周二', 'Tue'),
  text('周三', 'Wed'),
  text('周四', 'Thu'),
  text('周五', 'Fri'),
  text('周六', 'Sat'),
  text('周日', 'Sun'),
]

/** Cars per hour over one bridge: two rush hours on weekdays, long evenings at the weekend. */
const passed = (day: number, hour: number) => {
  const bell = (centre: number, width: number) => Math.exp(-(((hour - centre) / width) ** 2))
  const rush = day < 5 ? 1 : 0.35
  const late = [0.35, 0.36, 0.4, 0.5, 0.95, 1, 0.55][day] ?? 0
  return 40 + 900 * rush * bell(8, 1.6) + 1000 * rush * bell(18, 2) + 820 * late * bell(21.5, 2.4) + 260 * bell(13, 5)
}

/** The home page of the special on a town at night, with one week of its bridge. */
export function LampsHome() {
  const { pick } = useFormat()
  const say = (cn: string, en: string) => pick(text(cn, en))
  const to = (page: string) => micrositePageAddress(lampsSite, page)
  return (
    <main id="content" tabIndex={-1}>
      <MicrositeHero
        title={pick(lampsSite.title)}
        eyebrow={say('城市夜间交通专题', 'A special on city traffic at night')}
        lead={[
          say('一座山城，两条江，十九座桥。', 'A town in the hills, two rivers, nineteen bridges.'),
          say('算一算，最后一盏灯几点到家。', 'Work out when the last lamp gets home.'),
        ]}
        actions={
          <>
            <LinkButton component={Link} to={to('competition')} variant="primary" size="l">
              {say('出发', 'Set off')}
            </LinkButton>
            <LinkButton component={Link} to={to('content-1')} size="l">
              {say('看城市数据', 'City data')}
            </LinkButton>
          </>
        }
      >
        <div className={css.panelHead}>
          <h2 className={css.panelTitle}>{say('千厮门大桥 · 一周车流', 'Qiansimen Bridge · one week of cars')}</h2>
          <span className={css.panelNote}>
            {say('每格一小时，越亮车越多', 'One window an hour; brighter is busier')}
          </span>
        </div>
        <HourGrid
          label={say(
            '工作日早晚两个高峰，八点与十八点最密；周五、周六夜里二十一点后仍然繁忙，凌晨二至五点最空。',
            'Weekdays have two rushes at 8:00 and 18:00; Friday and Saturday stay busy after 21:00; 2:00 to 5:00 is emptiest.',
          )}
          rows={days.map((day, i) => ({
            day: pick(day),
            values: Array.from({ length: 24 }, (_, hour) => passed(i, hour)),
          }))}
          hours={['0:00', '6:00', '12:00', '18:00', '24:00']}
        />
      </MicrositeHero>
      <div className={css.page}>
        <MicrositeSection
          title={say('三问', 'Three questions')}
          note={say('从路口到全城', 'From one crossing to the whole town')}
        >
          <div className={css.tracks}>
            <TrackCard
              label={say('一问', 'One')}
              title={say('末班以后', 'After the last train')}
              line={say('末班车后一小时，各站还有多少人要回家', 'How many still need a ride home, station by station')}
              to="/competitions/1005"
              action={say('进入', 'Enter')}
              prize="¥90,000"
              teams={204}
              schedule={ruler({ signup: [-42, -15], a: [-22, 5], b: [9, 18] })}
            />
            <TrackCard
              label={say('二问', 'Two')}
              title={say('绿波到底', 'Green all the way')}
              line={say('给滨江路 31 个灯排一夜的相位', 'Phases for 31 lights along the river, for one night')}
              to="/competitions/1007"
              action={say('进入', 'Enter')}
              prize="¥150,000"
              teams={131}
              schedule={ruler({ signup: [-30, 2], a: [-8, 18], b: [22, 30] })}
            />
            <TrackCard
              label={say('三问', 'Three')}
              title={say('雨夜改道', 'A detour in the rain')}
              line={say('积水超过 15 厘米时，车往哪里走', 'Where to go when water stands 15 cm deep')}
              to="/competitions/1006"
              action={say('报名', 'Sign up')}
              prize="¥200,000"
              teams={76}
              schedule={ruler({ signup: [-12, 14], a: [16, 28], b: [30, 35] })}
            />
          </div>
        </MicrositeSection>
        <div className={css.two}>
          <MicrositeSection title={say('见闻', 'Reports')}>
            <NewsList
              items={[
                {
                  id: 3,
                  at: '2026-11-18T20:00:00+08:00',
                  title: say('凌晨三点的洪崖洞：一份网约车司机口述', 'Three in the morning: what a driver told us'),
                },
                {
                  id: 2,
                  at: '2026-11-09T09:00:00+08:00',
                  title: say('新增公交刷卡脱敏数据，覆盖十月全月', 'Anonymised bus card data for all of October'),
                },
                {
                  id: 1,
                  at: '2026-10-30T18:00:00+08:00',
                  title: say('为什么桥上的红灯总要等两轮', 'Why the light on the bridge takes two rounds'),
                },
              ].map((item) => ({ ...item, to: to(`news/${item.id}`) }))}
            />
          </MicrositeSection>
          <MicrositeSection title={say('顾问', 'Advisers')}>
            <PersonList
              people={[
                { name: '梁见山', role: say('城市交通仿真', 'Traffic simulation') },
                { name: '石磐', role: say('信号配时，渝中区交巡警', 'Signal timing, Yuzhong traffic police') },
                { name: 'Tomás Rey', role: say('夜间公共交通', 'Public transport at night') },
              ]}
            />
          </MicrositeSection>
        </div>
      </div>
    </main>
  )
}
