import type { ComponentType, ReactNode } from 'react'

/** Annotations of a story that a server can render. */
interface Annotations {
  component?: ComponentType<Record<string, unknown>>
  args?: Record<string, unknown>
  render?: (args: Record<string, unknown>, context: StoryContext) => ReactNode
  decorators?: Decorator | Decorator[]
  parameters?: Record<string, unknown>
  globals?: Record<string, unknown>
  tags?: string[]
  name?: string
}
type StoryContext = Pick<Annotations, 'component' | 'args' | 'parameters' | 'globals'>
type Decorator = (story: ComponentType, context: StoryContext) => ReactNode

/** A story without Storybook: the element it shows, and its tags, which decide whether it can be rendered. */
export interface PlainStory {
  element: () => ReactNode
  tags: readonly string[]
  parameters: Record<string, unknown>
  /** Storybook's sub-tests of a story; on the server they do nothing. */
  test: () => void
  extend: (input: Annotations) => PlainStory
}

const listOf = (decorators: Annotations['decorators']) =>
  decorators === undefined ? [] : Array.isArray(decorators) ? decorators : [decorators]

function story(meta: Annotations, given: Annotations | (() => ReactNode) = {}): PlainStory {
  const input: Annotations = typeof given === 'function' ? { render: given } : given
  const context: StoryContext = {
    component: input.component ?? meta.component,
    args: { ...meta.args, ...input.args },
    parameters: { ...meta.parameters, ...input.parameters },
    globals: { ...meta.globals, ...input.globals },
  }
  const render = input.render ?? meta.render
  function Content() {
    if (render) return render(context.args ?? {}, context)
    const Component = context.component
    return Component ? <Component {...context.args} /> : null
  }
  const decorated = [...listOf(input.decorators), ...listOf(meta.decorators)].reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    Content,
  )
  const Decorated = decorated
  return {
    element: () => <Decorated />,
    tags: [...(meta.tags ?? []), ...(input.tags ?? [])],
    parameters: context.parameters ?? {},
    test: () => {},
    extend: (more) =>
      story(meta, {
        ...input,
        ...more,
        args: { ...input.args, ...more.args },
        tags: [...(input.tags ?? []), ...(more.tags ?? [])],
      }),
  }
}

/** Stands in for `#storybook/preview` where stories are rendered on a server. */
// biome-ignore lint/style/noDefaultExport: stories import the preview as a default
export default {
  meta: (meta: Annotations) => ({ story: (input?: Annotations | (() => ReactNode)) => story(meta, input) }),
}
