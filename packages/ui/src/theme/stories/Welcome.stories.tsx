import { themes } from '@shulei/themes/registry.ts'
import { themeVariables } from '@shulei/themes/variables.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Mark } from '../../Mark/Mark.tsx'
import { Platform } from '../../Platform/Platform.tsx'
import { TextLink } from '../../TextLink/TextLink.tsx'
import { tokenNames } from '../tokens.ts'
import { type Say, speak } from './Page.tsx'
import { Specimen } from './Specimen.tsx'
import { themeNames } from './themesOf.ts'
import * as css from './Welcome.css.ts'

const columns = [14, 12, 11, 8, 7, 6, 5, 4, 4, 3].map((value) => ({ label: '', value }))
const shown = ['tide', 'kite', 'tang', 'lamps'] as const

interface Reader {
  title: string
  text: string
  /** Name and story id. */
  links: readonly (readonly [name: string, story: string])[]
}

const readersOf = (say: Say): Reader[] => [
  {
    title: say('给设计师', 'For designers'),
    text: say(
      '每个组件有自己的状态、两种语言和六种样子；工具栏可以换主题、语言、身份与网络。图片逐像素比对，改一个像素也看得见。',
      'Every component has its states, two languages and six looks; the toolbar changes theme, language, person and network. Pictures are compared pixel by pixel.',
    ),
    links: [
      [say('颜色与对比度', 'Colours and contrast'), 'foundation-colours--palette'],
      [say('字阶', 'Type'), 'foundation-type--scale'],
      [say('数据色', 'Data palette'), 'foundation-data-palette--six-colours'],
      [say('怎么写', 'Writing'), 'foundation-writing--guide'],
    ],
  },
  {
    title: say('给主办方', 'For organisers'),
    text: say(
      `专题站换的是一份 ${tokenNames.length} 个值的主题，不需要开发。在工作台里调颜色，看它在手机、桌面、夜间与英文里的样子，导出 JSON 交给我们。`,
      `A microsite brings a theme of ${tokenNames.length} values and needs no developer. Try colours in the studio, see phone, desktop, night and English at once, and export the JSON.`,
    ),
    links: [
      [say('主题工作台', 'Theme studio'), 'studio-theme-studio--start'],
      [say('四座专题站', 'Four microsites'), 'layouts-special-default--visitor'],
      [say('十个主题', 'Ten themes'), 'foundation-themes--one-markup'],
    ],
  },
  {
    title: say('给开发者', 'For developers'),
    text: say(
      '故事就是测试：服务端渲染、可访问性、键盘与图片都在里面。组件不认识领域词、网络与路由；布局由外壳拼成。',
      'Stories are the tests: server rendering, accessibility, keyboard and pictures. Components know no domain, network or router; layouts are put together from shells.',
    ),
    links: [
      [say('间距与尺寸', 'Space and sizes'), 'foundation-space--scale'],
      [say('形状与动静', 'Shape and motion'), 'foundation-shape-and-motion--all'],
      [say('整页：首页', 'A whole page: home'), 'pages-home--visitor'],
    ],
  },
]

function Welcome({ say }: { say: Say }) {
  // A new address resets the toolbar, so it carries the reader's language.
  const globals = `locale:${say('zh-CN', 'en-US')}`
  return (
    <main>
      <header className={css.hero}>
        <div className={css.heroRow}>
          <div>
            <Mark size={56} />
            <h1 className={css.title}>{say('数擂设计系统', 'The design system of Shulei')}</h1>
            <p className={css.lead}>
              {say(
                '擂字里有雷，雷字里有田：一张四格的数据表，其中一格跳上台。这里是数擂的全部组件、布局与主题，都是活的，和网站用的是同一份代码。',
                'Inside the ring 擂 sits 田, a table of four cells; one of them climbs the platform. Here is every component, layout and theme of Shulei, alive, from the very code of the site.',
              )}
            </p>
          </div>
          <Platform label={say('擂台', 'The ring')} columns={columns} flag="擂" labels={false} />
        </div>
      </header>
      <div className={css.body}>
        <div className={css.readers}>
          {readersOf(say).map(({ title, text, links }) => (
            <section key={title} className={css.reader} aria-label={title}>
              <h2 className={css.readerTitle}>{title}</h2>
              <p className={css.readerText}>{text}</p>
              <p className={css.links}>
                {links.map(([name, story]) => (
                  <TextLink key={story} href={`./?path=/story/${story}&globals=${globals}`} target="_top" isStandalone>
                    {name}
                  </TextLink>
                ))}
              </p>
            </section>
          ))}
        </div>
        <div className={css.strip}>
          {shown.map((name) => {
            const tokens = themes[name]
            return tokens ? (
              <div key={name} style={themeVariables(tokens)}>
                <Specimen say={say} name={say(...(themeNames[name] ?? [name, name]))} theme={name} />
              </div>
            ) : null
          })}
        </div>
      </div>
    </main>
  )
}

const meta = preview.meta({
  title: 'Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: { say: speak(undefined) },
})

/** First page: introduction for designers, organisers and developers. */
export const Start = meta.story({
  tags: ['modes'],
  render: (_, { globals }) => <Welcome say={speak(globals)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(3)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})
