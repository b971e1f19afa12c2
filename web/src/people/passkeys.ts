// Passkeys in the browser: the options of the server as the browser wants them, and its answers as the server reads them.

import { people } from '../api';
import { app } from '../appState.svelte';
import type { AccountInfo, SavedGuest } from '../generated/protocol';

/** Whether this page can use passkeys: they need HTTPS, or this machine itself. */
export const passkeysWork = (): boolean => isSecureContext && 'PublicKeyCredential' in window;

/** An error of a passkey in words; none for somebody who has closed the browser's own dialog. */
export function passkeyErrorText(error: unknown): string {
  if (!(error instanceof DOMException)) return app.errorText(error);
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return '';
  return app.say(error.name === 'InvalidStateError' ? 'web-passkey-known' : 'web-passkey-failed');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (one) => one.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

interface Descriptor {
  id: string;
  type: 'public-key';
}

interface CreationOptions {
  challenge: string;
  rp: PublicKeyCredentialRpEntity;
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: PublicKeyCredentialParameters[];
  excludeCredentials?: Descriptor[];
  authenticatorSelection?: AuthenticatorSelectionCriteria;
  timeout?: number;
}

interface RequestOptions {
  challenge: string;
  rpId: string;
  userVerification: UserVerificationRequirement;
  timeout?: number;
}

/** Has the browser make a passkey, and adds it to the account. */
export async function addPasskey(): Promise<AccountInfo> {
  const { options } = await people.passkeyOptions();
  const given = options as unknown as CreationOptions;
  const made = (await navigator.credentials.create({
    publicKey: {
      ...given,
      challenge: bytesOf(given.challenge),
      user: { ...given.user, id: bytesOf(given.user.id) },
      excludeCredentials: (given.excludeCredentials ?? []).map(({ id, type }) => ({ id: bytesOf(id), type })),
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return people.addPasskey({
    credential: {
      id: made.id,
      rawId: textOf(made.rawId),
      type: made.type,
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        attestationObject: textOf(response.attestationObject),
      },
    },
  });
}

/** Has the browser ask for a passkey, and signs in with it. */
export async function signInByPasskey(): Promise<SavedGuest> {
  const { options } = await people.signInOptions();
  const given = options as unknown as RequestOptions;
  const found = (await navigator.credentials.get({
    publicKey: {
      challenge: bytesOf(given.challenge),
      rpId: given.rpId,
      userVerification: given.userVerification,
      ...(given.timeout ? { timeout: given.timeout } : {}),
    },
  })) as PublicKeyCredential;
  const response = found.response as AuthenticatorAssertionResponse;
  return people.signInByPasskey({
    credential: {
      id: found.id,
      rawId: textOf(found.rawId),
      type: found.type,
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        authenticatorData: textOf(response.authenticatorData),
        signature: textOf(response.signature),
        userHandle: response.userHandle ? textOf(response.userHandle) : null,
      },
    },
  });
}
