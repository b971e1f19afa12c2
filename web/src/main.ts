import { mount } from 'svelte';
import App from './App.svelte';
import { registerServiceWorker } from './notifications/push';
import './theme.css';
import './base.css';

void registerServiceWorker();
mount(App, { target: document.getElementById('app')! });
