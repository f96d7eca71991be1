import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import * as css from './pages.css.ts'
import { useSay } from './say.ts'

const rows = [
  [
    '数擂',
    'Shulei',
    '近岸观察组的 A 榜成绩已更新',
    'Near Shore has a new score on list A',
    '最好成绩 0.9127，第 8 名，比昨天上升 2 位。',
    'Best 0.9127, place 8, two up since yesterday.',
    '12:38',
  ],
  [
    '闻一',
    'Wen Yi',
    '请求加入你的队伍',
    'asks to join your team',
    '做过两年海浪再分析，想一起看浅水区。',
    'Two years of wave reanalysis; shallow water interests me.',
    '11:05',
  ],
  [
    '顾南星',
    'Gu Nanxing',
    '回复了你的讨论',
    'answered your post',
    'B 榜换了海区，校准要按浮标分开做。',
    'List B is another sea; calibrate buoy by buoy.',
    '09:42',
  ],
  [
    'Mira Chen',
    'Mira Chen',
    '关注了你',
    'follows you',
    'Harbour Analytics, Singapore',
    'Harbour Analytics, Singapore',
    '11/20',
  ],
  [
    '数擂',
    'Shulei',
    'B 榜将在 11 月 25 日 10:00 开放',
    'List B opens on 25 November, 10:00',
    '每队两次，换数据；参赛前请确认实名。',
    'Two entries a team, on other data; check your verification.',
    '11/19',
  ],
] as const

/** A list of notices as in the message center. */
export function MessagePage() {
  const say = useSay()
  return (
    <main id="content" tabIndex={-1}>
      <div className={css.head}>
        <h1 className={css.title}>{say('全部通知', 'All notices')}</h1>
        <Button size="s">{say('全部已读', 'Mark all read')}</Button>
      </div>
      <ul className={css.messages}>
        {rows.map(([cn, en, titleCn, titleEn, textCn, textEn, time]) => (
          <li key={titleCn} className={css.message}>
            <Avatar name={cn} seed={cn} size="s" />
            <div>
              <p className={css.messageTitle}>
                {say(cn, en)} · {say(titleCn, titleEn)}
              </p>
              <p className={css.messageText}>{say(textCn, textEn)}</p>
            </div>
            <span className={css.time}>{time}</span>
          </li>
        ))}
      </ul>
    </main>
  )
}
