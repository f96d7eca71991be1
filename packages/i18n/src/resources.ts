// Written by pnpm generate; do not edit.
import 'i18next'
import type error from '../../../locales/zh-CN/error.json'
import type shell from '../../../locales/zh-CN/shell.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: {
      error: typeof error
      shell: typeof shell
    }
  }
}
