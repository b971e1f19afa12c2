// Web Push in this browser: the service worker, and the subscription that the server sends to.

/** Whether this browser can be sent notifications: it needs a secure page. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Registers the service worker, by which the page can be installed and works as a page for being offline. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // a browser that forbids service workers shows the page without one
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export interface PushSubscriptionKeys {
  address: string;
  push_keys: { p256dh: string; auth: string };
}

/** Asks for permission and subscribes; null if the person said no. */
export async function subscribe(key: string): Promise<PushSubscriptionKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const old = await registration.pushManager.getSubscription();
  let subscription: PushSubscription;
  try {
    subscription = await registration.pushManager.subscribe(options);
  } catch (error) {
    if (!old) throw error;
    await old.unsubscribe(); // it was made for another server
    subscription = await registration.pushManager.subscribe(options);
  }
  const { endpoint, keys } = subscription.toJSON();
  return { address: endpoint ?? '', push_keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/** The short name under which the server lists this browser; empty if it is not subscribed. */
export async function ownReceiver(): Promise<string> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return '';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return Array.from(new Uint8Array(hash).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
