import type { Args, definePreview, ReactMeta, ReactPreview, ReactTypes } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import type {
  AddonTypes,
  ArgsStoryFn,
  ComponentAnnotations,
  DecoratorFunction,
  PreviewAddon,
} from 'storybook/internal/csf'

/** Types that the addons add to stories, such as `msw` in `beforeEach`. */
export type AddonTypesOf<Addons extends PreviewAddon<never>[]> =
  ReturnType<typeof definePreview<Addons>> extends ReactPreview<infer Types> ? Types : never

type Types<Addons extends AddonTypes, Props extends Args> = ReactTypes & Addons & { args: Props }

/**
 * The preview with a `meta()` that infers *which* args a meta gives from their names. Storybook's own also infers their
 * values, and silently fails when one is a literal of a union (`size: 'm'`): every story then requires all args again.
 */
export interface StoryPreview<Addons extends AddonTypes> extends Omit<ReactPreview<Addons>, 'meta'> {
  meta<Props extends Args, Given extends keyof Props = never>(
    meta: {
      component?: ComponentType<Props>
      render?: ArgsStoryFn<ReactTypes & Addons, Props>
      args?: Pick<Props, Given>
      decorators?: DecoratorFunction<ReactTypes & Addons, NoInfer<Props>>[]
    } & Omit<ComponentAnnotations<ReactTypes & Addons, NoInfer<Props>>, 'component' | 'render' | 'args' | 'decorators'>,
  ): ReactMeta<
    Types<Addons, Props>,
    Omit<ComponentAnnotations<Types<Addons, Props>>, 'args'> & { args: Pick<Props, Given> }
  >
}
