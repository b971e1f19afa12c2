// A page for those who draw: a saved scene on the stage, without a server. /showcase/?scene=giza-3-25&theme=dark

import { mount } from 'svelte';
import '../src/theme.css';
import Showcase from './Showcase.svelte';

mount(Showcase, { target: document.getElementById('app')! });
