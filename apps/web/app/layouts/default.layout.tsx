import { DefaultLayout } from '@shulei/layouts/DefaultLayout/DefaultLayout.tsx'
import { Outlet } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'

export default function Layout() {
  return (
    <Chrome layout={DefaultLayout}>
      <Outlet />
    </Chrome>
  )
}
