import { MicrositeHero } from '@shulei/features/publish/microsite/MicrositeHero/MicrositeHero.tsx'
import { MicrositeSection } from '@shulei/features/publish/microsite/MicrositeSection/MicrositeSection.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import * as css from './pages.css.ts'
import { useSay } from './say.ts'

const stages = [
  [
    '报名',
    'Sign-up',
    '十月一日起，实名个人或三至五人的队伍。',
    'From 1 October: verified people, alone or three to five together.',
  ],
  [
    '初赛',
    'First round',
    '八周，A 榜每日五次，B 榜两次，换数据。',
    'Eight weeks; list A five times a day, list B twice, on other data.',
  ],
  [
    '复赛',
    'Second round',
    '前五十队提交代码，现场复现成绩。',
    'Fifty teams hand in code; the score is reproduced on site.',
  ],
  ['决赛', 'Final', '十二队答辩，评委与公众各占七成、三成。', 'Twelve teams present; jury 70 %, public 30 %.'],
] as const

/** The front page of the national contest. */
export function DcicPage() {
  const say = useSay()
  const figures = [
    [say('赛道', 'tracks'), '9'],
    [say('报名队伍', 'teams'), '4,318'],
    [say('开放数据', 'open data'), '61 TB'],
  ]
  return (
    <main id="content" tabIndex={-1}>
      <MicrositeHero
        title={say('数字中国创新大赛', 'Digital China Innovation Contest')}
        eyebrow={say('2026 · 第八届', '2026 · the eighth')}
        aside="plain"
        lead={[
          say('九条赛道，一套公开规则。', 'Nine tracks, one public set of rules.'),
          say('成绩可复现，数据可核对。', 'Scores can be reproduced, data can be checked.'),
        ]}
        actions={
          <>
            <LinkButton variant="primary" size="l" href="/competitions">
              {say('选一条赛道', 'Choose a track')}
            </LinkButton>
            <LinkButton size="l" href="/experts">
              {say('评审专家', 'The jury')}
            </LinkButton>
          </>
        }
      />
      <div className={css.page}>
        <MicrositeSection title={say('四个阶段', 'Four stages')}>
          <ol className={css.steps}>
            {stages.map(([cn, en, textCn, textEn]) => (
              <li key={cn} className={css.step}>
                <h3 className={css.stepName}>{say(cn, en)}</h3>
                <p className={css.stepText}>{say(textCn, textEn)}</p>
              </li>
            ))}
          </ol>
        </MicrositeSection>
        <MicrositeSection
          title={say('到今天', 'So far')}
          note={say('2026/11/21 02:00 统计', 'Counted 2026/11/21 02:00')}
        >
          <dl className={`${css.figures} ${css.onNight}`}>
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt className={css.figureName}>{name}</dt>
                <dd className={css.figure}>{value}</dd>
              </div>
            ))}
          </dl>
        </MicrositeSection>
      </div>
    </main>
  )
}
