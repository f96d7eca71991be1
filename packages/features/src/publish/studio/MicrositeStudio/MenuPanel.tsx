import { type MenuPage, menuPages } from '@shulei/domain/publish/microsite/pages.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { IconButton } from '@shulei/ui/IconButton/IconButton.tsx'
import Down from 'lucide-react/dist/esm/icons/arrow-down.mjs'
import Up from 'lucide-react/dist/esm/icons/arrow-up.mjs'
import Remove from 'lucide-react/dist/esm/icons/x.mjs'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptFocus, useMoveFocus } from '../../../base/site/focus.ts'
import * as themeCss from '../ThemeStudio/ThemeStudio.css.ts'
import { limits } from './content.ts'
import * as css from './MicrositeStudio.css.ts'
import type { SiteDraft } from './useSiteDraft.ts'
import { BothFields } from './WordsPanel.tsx'

/** The menu of a microsite: which pages, in which order, under which names. Each page stands in it once. */
export function MenuPanel({ draft }: { draft: SiteDraft }) {
  const { t } = useTranslation('studio')
  const { pick } = useFormat()
  const moveFocus = useMoveFocus()
  const box = useRef<HTMLDivElement>(null)
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>('li') ?? [])]
  const kept = useKeptFocus(
    (at) => (rows()[at] ?? rows().at(-1))?.querySelector('select'),
    (control) => rows().findIndex((row) => row.contains(control)),
  )
  /** The button of a row that moves it up or down. */
  const mover = (at: number, by: -1 | 1) => () => rows()[at]?.querySelectorAll('button')[by < 0 ? 0 : 1]
  const { texts, change, studio } = draft
  const { menu } = texts
  const names = draft.data.pageNames
  const free = menuPages.filter((page) => menu.every((entry) => entry.page !== page))
  const put = (part: string, next: typeof menu) => {
    change(part, { menu: next })
    studio.change({ kind: 'settle' })
  }
  const move = (at: number, by: -1 | 1) => {
    const [one, other] = [menu[at], menu[at + by]]
    if (!one || !other) return
    put('menu-order', menu.with(at, other).with(at + by, one))
    moveFocus(mover(at + by, by), mover(at + by, by < 0 ? 1 : -1))
  }
  return (
    <Disclosure title={t('site.menu')}>
      <div ref={box} {...kept}>
        <ol className={css.menu}>
          {menu.map(({ page, label }, i) => {
            const name = pick(label) || pick(names[page])
            return (
              <li key={page} className={css.entry}>
                <div className={css.entryHead}>
                  <select
                    className={themeCss.select}
                    aria-label={t('site.entryPage', { name })}
                    value={page}
                    onChange={(event) =>
                      put('menu-page', menu.with(i, { page: event.currentTarget.value as MenuPage, label }))
                    }
                  >
                    {[page, ...free].map((option) => (
                      <option key={option} value={option}>
                        {pick(names[option])}
                      </option>
                    ))}
                  </select>
                  <IconButton
                    size="s"
                    label={t('site.entryUp', { name })}
                    icon={<Icon of={Up} size={15} />}
                    isDisabled={i === 0}
                    onPress={() => move(i, -1)}
                  />
                  <IconButton
                    size="s"
                    label={t('site.entryDown', { name })}
                    icon={<Icon of={Down} size={15} />}
                    isDisabled={i === menu.length - 1}
                    onPress={() => move(i, 1)}
                  />
                  <IconButton
                    size="s"
                    label={t('site.entryRemove', { name })}
                    icon={<Icon of={Remove} size={15} />}
                    isDisabled={menu.length === 1}
                    onPress={() => put('menu-remove', menu.toSpliced(i, 1))}
                  />
                </div>
                <BothFields
                  draft={draft}
                  of="entryLabel"
                  at={i}
                  value={label}
                  onChange={(value) => change(`menu-${page}`, { menu: menu.with(i, { page, label: value }) })}
                />
              </li>
            )
          })}
        </ol>
        {free.length > 0 && menu.length < limits.menu && (
          <div className={css.buttons}>
            <Button
              size="s"
              onPress={() => {
                const page = free[0] as MenuPage
                put('menu-add', [...menu, { page, label: names[page] }])
              }}
            >
              {t('site.entryAdd')}
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  )
}
