import { useFormat } from '@shulei/i18n/format.ts'
import { drawings } from '@shulei/themes/art/drawings.ts'
import { isDark, nightOf } from '@shulei/themes/night.ts'
import { themes } from '@shulei/themes/registry.ts'
import { themeVariables } from '@shulei/themes/variables.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { waitFor } from 'storybook/test'
import en from '../../../../../../locales/en-US/studio.json'
import zh from '../../../../../../locales/zh-CN/studio.json'
import { MicrositeHero } from '../../microsite/MicrositeHero/MicrositeHero.tsx'
import { TrackCard } from '../../microsite/TrackCard/TrackCard.tsx'
import type { StudioPage, ThemeTools } from '../PreviewFrames/PreviewFrames.tsx'
import type { StudioTheme } from '../ThemeStudio/StartMenu.tsx'

/** Names of the registered drawings. */
export const art = Object.keys(drawings)

export const tools: ThemeTools = { variables: themeVariables, nightOf, isDark }

type ThemeName = keyof typeof zh.theme

/** A registered theme by its name. */
export function themeOf(id: ThemeName): StudioTheme {
  const tokens = themes[id]
  if (!tokens) throw new Error(`There is no theme ${id}`)
  return { id, name: { cn: zh.theme[id], en: en.theme[id] }, tokens }
}

/** The themes that a microsite may start from. */
export const starts: readonly [StudioTheme, ...StudioTheme[]] = [
  themeOf('kite'),
  ...(['tide', 'tang', 'lamps', 'dcic', 'unveil', 'expert-review', 'light'] as const).map(themeOf),
]

function SmallPage() {
  const { pick } = useFormat()
  const say = (cn: string, en: string) => pick({ cn, en })
  return (
    <main>
      <MicrositeHero
        title={say('御风', 'Riding the Wind')}
        eyebrow={say('2026 低空风场预报赛', 'Low-altitude wind race 2026')}
        lead={[say('九座测风塔，三百米以下的风。', 'Nine masts, the wind below three hundred metres.')]}
        actions={
          <LinkButton variant="primary" size="l" href="#enter">
            {say('看三道赛题', 'See the questions')}
          </LinkButton>
        }
      />
      <TrackCard
        label={say('第一题', 'Question one')}
        title={say('塔间插值', 'Between the masts')}
        line={say('由九座塔还原风场', 'A wind field from nine masts')}
        to="/competitions/1006"
        action={say('参加', 'Enter')}
        prize="¥120,000"
        teams={412}
      />
    </main>
  )
}

/** A small page, for stories about the studio itself. */
export const smallPage: StudioPage = { id: 'small', name: { cn: '专题站', en: 'Microsite' }, content: <SmallPage /> }

/** Waits until every frame in view has its page, style sheets and fonts, so that pictures are stable. */
export async function framesSettled(least: number) {
  const pages = () =>
    [...document.querySelectorAll('iframe')].filter((frame) => frame.contentDocument?.body.childElementCount)
  const sheets = () =>
    pages().flatMap((frame) => [
      ...(frame.contentDocument?.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]') ?? []),
    ])
  await waitFor(
    () => {
      if (pages().length < least) throw new Error(`${pages().length} of ${least} frames are filled`)
      if (sheets().some(({ sheet }) => !sheet)) throw new Error('A style sheet is on its way')
    },
    { timeout: 5000 },
  )
  for (const frame of pages()) await frame.contentDocument?.fonts.ready
}
