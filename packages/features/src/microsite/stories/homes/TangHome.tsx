import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { TimeRuler } from '@shulei/ui/TimeRuler/TimeRuler.tsx'
import { Link } from 'react-router'
import { MicrositeHero } from '../../MicrositeHero/MicrositeHero.tsx'
import { MicrositeSection } from '../../MicrositeSection/MicrositeSection.tsx'
import { micrositePageAddress } from '../../microsite.ts'
import { TrackCard } from '../../TrackCard/TrackCard.tsx'
import { VerticalPoem } from '../../VerticalPoem/VerticalPoem.tsx'
import { tangSite, text } from '../sites.ts'
import * as css from './homes.css.ts'
import { ImageBars } from './ImageBars.tsx'
import { ruler } from './ruler.ts'

const images = [
  [text('月', 'Moon'), [31, 48, 44, 52]],
  [text('山', 'Hill'), [42, 57, 46, 38]],
  [text('酒', 'Wine'), [12, 39, 31, 22]],
  [text('雁', 'Goose'), [14, 20, 27, 33]],
  [text('雪', 'Snow'), [16, 24, 22, 19]],
  [text('烟', 'Mist'), [13, 21, 30, 41]],
  [text('柳', 'Willow'), [11, 18, 26, 29]],
  [text('舟', 'Boat'), [15, 26, 24, 23]],
] as const

/** The home page of the special on poems: scrolls, images by period, and the time ruler. */
export function TangHome() {
  const { pick, number } = useFormat()
  const say = (cn: string, en: string) => pick(text(cn, en))
  const to = (page: string) => micrositePageAddress(tangSite, page)
  const questions = [
    {
      label: say('其一', 'First'),
      title: say('意象检索', 'Images of a poem'),
      line: say('给一句诗，寻同意象十句', 'Given a line, find ten with the same image'),
      prize: say('训练', 'Training'),
      teams: 2406,
      id: 1002,
      plan: ruler({ signup: [-45, -40], a: [-40, 33] }),
      note: say('长期开放', 'Always open'),
    },
    {
      label: say('其二', 'Second'),
      title: say('格律校勘', 'Metre and rhyme'),
      line: say('平仄、对仗与押韵逐字判定', 'Tone, parallel and rhyme, character by character'),
      prize: say('经典', 'Classic'),
      teams: 318,
      id: 1002,
      plan: ruler({ signup: [-45, -34], a: [-34, 9], b: [14, 24] }),
      note: say('A 榜至 11/30', 'List A until 11/30'),
    },
    {
      label: say('其三', 'Third'),
      title: say('残卷补阙', 'Filling the gaps'),
      line: say('敦煌残句，补所缺之字', 'What is missing in the scrolls of Dunhuang'),
      prize: say('大奖', 'Grand prize'),
      teams: 177,
      id: 1002,
      plan: ruler({ signup: [-16, -4], a: [-4, 22], b: [26, 35] }),
      note: say('12/17 开 B 榜', 'List B on 12/17'),
    },
    {
      label: say('其四', 'Fourth'),
      title: say('诗画互证', 'Poem and picture'),
      line: say('由画索诗，由诗索画', 'From the picture to the poem, and back'),
      prize: say('经典', 'Classic'),
      teams: 262,
      id: 1002,
      plan: ruler({ signup: [-45, -36], a: [-38, -6], b: [-4, 4] }),
      note: say('B 榜还有 4 天', 'List B for 4 more days'),
    },
  ]
  return (
    <main id="content" tabIndex={-1}>
      <MicrositeHero
        title={pick(tangSite.title)}
        lead={[
          say('全唐诗四万二千首，四道题。', 'Forty-two thousand Tang poems, four questions.'),
          say('让算法读诗，也让读诗的人写算法。', 'Let algorithms read poems, and readers write algorithms.'),
        ]}
        aside="plain"
        actions={
          <>
            <LinkButton component={Link} to={to('competition')} variant="primary" size="l">
              {say('应题', 'Answer one')}
            </LinkButton>
            <LinkButton component={Link} to={to('content-1')} size="l">
              {say('读赛制', 'Read the rules')}
            </LinkButton>
          </>
        }
      >
        <VerticalPoem lines={['白日依山尽', '黄河入海流', '欲穷千里目', '更上一层楼']} source="王之涣 登鹳雀楼" />
      </MicrositeHero>
      <div className={css.page}>
        <MicrositeSection
          title={say('四题', 'Four questions')}
          note={say('各自成局，可兼应', 'Each on its own; answer as many as you like')}
        >
          <div className={css.scrolls}>
            {questions.map(({ id, plan: _, note: __, ...question }) => (
              <div key={question.label} className={css.scroll}>
                <TrackCard {...question} form="scroll" to={`/competitions/${id}`} action={say('应题', 'Enter')} />
              </div>
            ))}
          </div>
        </MicrositeSection>
        <MicrositeSection
          title={say('意象消长', 'Images through time')}
          note={say(
            '每百首中出现的次数 · 自左至右：初唐、盛唐、中唐、晚唐（示例数据）',
            'Per hundred poems · from left to right: early, high, middle and late Tang (example data)',
          )}
        >
          <div className={css.images}>
            {images.map(([name, values]) => (
              <ImageBars
                key={name.cn}
                name={pick(name)}
                label={`${pick(name)}: ${values.map(number).join(', ')}`}
                values={values}
              />
            ))}
          </div>
        </MicrositeSection>
        <MicrositeSection title={say('日程', 'Schedule')}>
          <div className={css.board}>
            {questions.map(({ label, title, plan, note }) => (
              <div key={label} className={css.boardRow}>
                <span className={css.boardName}>{title}</span>
                <div className={css.boardRuler}>
                  <TimeRuler {...plan} label={`${title}: ${note}`} />
                </div>
                <span className={css.boardNote}>{note}</span>
              </div>
            ))}
          </div>
        </MicrositeSection>
      </div>
    </main>
  )
}
