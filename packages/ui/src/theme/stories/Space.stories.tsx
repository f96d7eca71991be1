import preview from '#storybook/preview'
import { media, size, space } from '../scale.css.ts'
import * as page from './Page.css.ts'
import { Facts, Page, Part, speak } from './Page.tsx'
import * as css from './Space.css.ts'

const meta = preview.meta({
  title: 'Foundation/Space',
  component: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: { title: '', lead: '', children: null },
})

/** Steps of 4 px, sizes of controls, and the two breakpoints between phone, tablet and desktop. */
export const Scale = meta.story({
  render: (_, { globals }) => {
    const say = speak(globals)
    return (
      <Page
        title={say('间距与尺寸', 'Space and sizes')}
        lead={say(
          '四像素一级，控件内部另有三个半级，所有主题一样。组件没有外边距：间隔由父级给。',
          'Steps of four pixels and three half steps for the inside of controls, the same in every theme. Components have no outer margin: the parent spaces them.',
        )}
      >
        <Part title={say('间距', 'Space')}>
          <div className={page.lines}>
            {Object.entries(space)
              .filter(([, value]) => value !== '0')
              .sort(([one], [other]) => Number(one) - Number(other))
              .map(([step, value]) => (
                <div key={step} className={page.line}>
                  <span className={page.figure}>
                    space[{step}] · {value}
                  </span>
                  <span className={css.bar} style={{ inlineSize: value }} />
                </div>
              ))}
          </div>
        </Part>
        <Part
          title={say('尺寸', 'Sizes')}
          text={say('可点的东西至少 24 px，手机上至少 44 px。', 'What can be pressed is at least 24 px, on phones 44.')}
        >
          <Facts head={[say('名字', 'Name'), say('像素', 'Pixels')]} rows={Object.entries(size)} />
        </Part>
        <Part title={say('断点', 'Breakpoints')}>
          <Facts
            head={[say('名字', 'Name'), say('条件', 'Condition')]}
            rows={(['phone', 'tabletDown', 'tabletUp', 'desktop'] as const).map((name) => [name, media[name]])}
          />
        </Part>
      </Page>
    )
  },
})
