import { ContestLayout } from '@shulei/layouts/ContestLayout/ContestLayout.tsx'
import { Outlet } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'

export default function Layout() {
  return (
    <Chrome layout={ContestLayout}>
      <Outlet />
    </Chrome>
  )
}
