import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import ArrowUp from 'lucide-react/dist/esm/icons/arrow-up.mjs'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Contact } from './Contact.tsx'
import { button, sideBar } from './SideBar.css.ts'

/** A§9: "back to top" appears after 300 px. */
const threshold = 300

function useIsFarDown(): boolean {
  const [isFarDown, setFarDown] = useState(false)
  useEffect(() => {
    const look = () => setFarDown(scrollY > threshold)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return isFarDown
}

/** Contact and “back to top” at the edge of the page (A§1). */
export function SideBar() {
  const { t } = useTranslation('shell')
  const isFarDown = useIsFarDown()
  return (
    <aside className={sideBar} aria-label={t('sideBar.label')}>
      <Contact />
      <button
        type="button"
        className={button}
        title={t('sideBar.backToTop')}
        aria-label={t('sideBar.backToTop')}
        data-hidden={!isFarDown || undefined}
        onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
      >
        <Icon of={ArrowUp} />
      </button>
    </aside>
  )
}
