import { featureFolder, lowerFirst, mustBePascal, type Plan, placeOf, together } from './plan.ts'
import { addTitle, type Titles } from './texts.ts'

/** Plans a component of the design system (`Tag`) or a connected one of a domain (`team/InviteCard`, or `people/club/ClubCard` where the slug is new). */
export function newComponent(root: string, name: string, titles: Titles): Plan {
  const words = name.split('/')
  const component = mustBePascal(words.pop() ?? '')
  return words.length === 0 ? designComponent(component) : connectedComponent(root, words.join('/'), component, titles)
}

const pictures = (folder: string) => `VITE_VISUAL=1 vitest run ${folder} --update    # its pictures, to be looked at`

function designComponent(name: string): Plan {
  const folder = `packages/ui/src/${name}`
  const style = lowerFirst(name)
  return {
    create: {
      [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react'
import { ${style} } from './${name}.css.ts'

export interface ${name}Props {
  /** Content of the component. */
  children: ReactNode
}

/** Say in one sentence what it is for, and when not to use it. */
export function ${name}({ children }: ${name}Props) {
  return <div className={${style}}>{children}</div>
}
`,
      [`${folder}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/scale.css.ts'

export const ${style} = style({
  padding: space[4],
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
})
`,
      [`${folder}/${name}.stories.tsx`]: `import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { ${name} } from './${name}.tsx'

const meta = preview.meta({
  title: 'Core/${name}',
  component: ${name},
  parameters: {
    docs: { description: { component: 'Say when to use it. **Not** for what another component does (name it).' } },
  },
  args: { children: '数擂' },
})

export const Default = meta.story({ tags: ['modes'] })
Default.test('renders its children', async ({ canvas }) => {
  await expect(canvas.getByText('数擂')).toBeVisible()
})

export const LongText = meta.story({ args: { children: '很长的一句话没有任何空格也不能把版面撑破'.repeat(3) } })
`,
    },
    change: {},
    next: [pictures(folder)],
  }
}

function connectedComponent(root: string, place: string, name: string, titles: Titles): Plan {
  const { wing, slug } = placeOf(root, place)
  const folder = `${featureFolder(wing, slug)}/${name}`
  const group = lowerFirst(name)
  const files: Plan = {
    create: {
      [`${folder}/${name}.tsx`]: `import { useTranslation } from 'react-i18next'
import { ${group} } from './${name}.css.ts'

/**
 * Say in one sentence what it is for.
 *
 * - MUST have a heading in the reader's language.
 */
export function ${name}() {
  const { t } = useTranslation('${slug}')
  return (
    <section className={${group}}>
      <h2>{t('${group}.title')}</h2>
    </section>
  )
}
`,
      [`${folder}/${name}.css.ts`]: `import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const ${group} = style({
  padding: space[4],
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
})
`,
      [`${folder}/${name}.stories.tsx`]: `import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { ${name} } from './${name}.tsx'

const meta = preview.meta({ title: 'Areas/${slug}/${name}', component: ${name} })

export const Default = meta.story({ tags: ['modes'] })
Default.test('has a heading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading')).toBeVisible()
})
`,
    },
    change: {},
    next: [pictures(folder)],
  }
  return together(files, addTitle(root, slug, group, titles))
}
